import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="secondary">Secondary</Button>
      <Button variant="contained" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Delete
      </Button>
      <Button color="inherit">Inherit</Button>
    </Stack>
  );
}
