import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerGutters() {
  return (
    <Box sx={{ width: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ border: '1px dashed' }}>
        <Container maxWidth={false}>
          <Box sx={{ p: 1, border: '1px solid' }}>maxWidth: false</Box>
        </Container>
      </Box>
      <Box sx={{ border: '1px dashed' }}>
        <Container maxWidth={false} disableGutters>
          <Box sx={{ p: 1, border: '1px solid' }}>disableGutters</Box>
        </Container>
      </Box>
    </Box>
  );
}
