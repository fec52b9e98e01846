import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressLooks() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading, small" size="sm" />
      <CircularProgress aria-label="Loading, thin" thickness={2} sx={{ '--CircularProgress-size': '64px' }} />
      <CircularProgress
        aria-label="Loading, slow"
        color="success"
        variant="solid"
        sx={{ '--CircularProgress-circulation': '3s linear 0s infinite normal none running' }}
      />
    </Stack>
  );
}
