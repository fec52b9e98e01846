import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HalfRating() {
  return (
    <Stack spacing={2}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend">In steps of a half</Typography>
        <Rating name="half-rating" defaultValue={2.5} precision={0.5} />
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Rating value={3.7} precision={0.1} readOnly />
        <Typography variant="body2">3.7 of 5, from 128 people</Typography>
      </Stack>
    </Stack>
  );
}
