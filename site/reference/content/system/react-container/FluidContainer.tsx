import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function FluidContainer() {
  return (
    <Box sx={{ width: 1, border: '1px dashed' }}>
      <Container maxWidth="sm">
        <Box sx={{ py: 3, px: 1, border: '1px solid' }}>
          At most 600 pixels wide, in the middle, with gutters
        </Box>
      </Container>
    </Box>
  );
}
