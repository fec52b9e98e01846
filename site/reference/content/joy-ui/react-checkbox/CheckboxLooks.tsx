import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxLooks() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Small, outlined" size="sm" variant="outlined" defaultChecked />
      <Checkbox label="Medium, soft" variant="soft" defaultChecked />
      <Checkbox label="Large, solid, success" size="lg" variant="solid" color="success" defaultChecked />
      <Checkbox label="Cannot be changed" disabled />
    </Stack>
  );
}
