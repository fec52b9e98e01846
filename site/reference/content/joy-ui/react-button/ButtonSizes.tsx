import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Stack>
      <Button fullWidth variant="soft">
        As wide as its container
      </Button>
    </Stack>
  );
}
