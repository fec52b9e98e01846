import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function FixedContainer() {
  return (
    <Box sx={{ width: 1, border: '1px dashed' }}>
      <Container fixed maxWidth="sm">
        <Box sx={{ py: 3, px: 1, border: '1px solid' }}>
          600 pixels wide on every screen from 600 pixels up
        </Box>
      </Container>
    </Box>
  );
}
