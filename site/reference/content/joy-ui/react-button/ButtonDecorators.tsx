import Add from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button startDecorator={<Add />}>Add</Button>
      <Button color="danger" variant="soft" endDecorator={<Delete />}>
        Delete
      </Button>
      <IconButton aria-label="Delete" variant="outlined" color="neutral">
        <Delete />
      </IconButton>
    </Stack>
  );
}
