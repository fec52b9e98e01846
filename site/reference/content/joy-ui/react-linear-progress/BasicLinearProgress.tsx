import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function BasicLinearProgress() {
  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <LinearProgress aria-label="Loading" />
      <LinearProgress aria-label="Sending" color="success" variant="outlined" size="lg" />
      <LinearProgress aria-label="Copying" color="neutral" thickness={2} />
    </Stack>
  );
}
