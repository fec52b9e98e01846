import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckbox() {
  return (
    <Stack spacing={1}>
      <Checkbox label="Send me the newsletter" defaultChecked />
      <Checkbox label="Remember this device" variant="outlined" />
      <Checkbox label="Not available" disabled />
    </Stack>
  );
}
