import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Button variant="contained">Continue</Button>
      <Button variant="outlined">Save draft</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
