import Input from '@mui/joy/Input';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function NumberInput() {
  return (
    <FormControl>
      <FormLabel>Bottles</FormLabel>
      <Input type="number" defaultValue={6} slotProps={{ input: { min: 0, max: 60, step: 6 } }} />
    </FormControl>
  );
}
