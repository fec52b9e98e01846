import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function HorizontalField() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl orientation="horizontal" size="sm" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Seats</FormLabel>
        <Input type="number" defaultValue={4} sx={{ width: 96 }} />
      </FormControl>
      <FormControl orientation="horizontal" size="sm" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Renew every year</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </Stack>
  );
}
