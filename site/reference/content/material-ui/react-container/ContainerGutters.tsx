import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

export default function ContainerGutters() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {[false, true].map((disableGutters) => (
        <Container
          key={String(disableGutters)}
          maxWidth={false}
          disableGutters={disableGutters}
          sx={{ bgcolor: 'action.hover' }}
        >
          <Box sx={{ bgcolor: 'background.paper', p: 1 }}>
            {disableGutters ? 'Without space at the sides' : 'With space at the sides'}
          </Box>
        </Container>
      ))}
    </Stack>
  );
}
