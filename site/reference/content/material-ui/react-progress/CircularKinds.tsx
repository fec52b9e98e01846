import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularKinds() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading" />
      <CircularProgress aria-label="Loading, smaller" size={24} color="secondary" />
      <CircularProgress aria-label="Uploaded" variant="determinate" value={75} />
      <CircularProgress
        aria-label="Installed"
        variant="determinate"
        value={40}
        size={56}
        thickness={5}
        color="success"
      />
    </Stack>
  );
}
