import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function BasicCircularProgress() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading" size="sm" />
      <CircularProgress aria-label="Loading the report" color="success" variant="solid" />
      <CircularProgress aria-label="Loading the archive" size="lg" variant="outlined" />
    </Stack>
  );
}
