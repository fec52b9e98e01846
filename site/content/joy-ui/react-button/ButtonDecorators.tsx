import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { Add, Delete } from './icons.tsx';

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
