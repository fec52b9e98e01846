import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Stack spacing={1}>
      <Typography color="primary">A color of the palette</Typography>
      <Typography color="textSecondary">Quiet text</Typography>
      <Typography color="error">Something went wrong</Typography>
      <Typography sx={{ color: 'secondary.main' }}>Any path in the palette, with sx</Typography>
    </Stack>
  );
}
