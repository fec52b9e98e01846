import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FluidContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
      <Container maxWidth="xs">
        <Box sx={{ bgcolor: 'background.paper', p: 2 }}>At most 444 px wide, and in the middle</Box>
      </Container>
    </Box>
  );
}
