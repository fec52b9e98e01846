import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividedStack() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <span>12 files</span>
      <span>3 authors</span>
      <span>MIT</span>
    </Stack>
  );
}
