import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      <Rating readOnly value={4} size="small" />
      <Rating readOnly value={4} />
      <Rating readOnly value={4} size="large" />
      <Rating readOnly value={7} max={10} size="small" />
    </Stack>
  );
}
