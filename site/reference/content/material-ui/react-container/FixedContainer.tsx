import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FixedContainer() {
  return (
    <Box sx={{ width: '100%', overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Container fixed disableGutters maxWidth="sm">
        <Box sx={{ bgcolor: 'background.paper', p: 2 }}>As wide as the breakpoint below</Box>
      </Container>
    </Box>
  );
}
