import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressLooks() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <LinearProgress aria-label="Thin" determinate value={30} thickness={2} />
      <LinearProgress aria-label="Thick" determinate value={50} size="lg" color="success" variant="outlined" />
      <LinearProgress
        aria-label="Square ends"
        determinate
        value={70}
        thickness={12}
        sx={{ '--LinearProgress-radius': '0px' }}
      />
    </Stack>
  );
}
