import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function ComposedField() {
  return (
    <FormControl required>
      <FormLabel>Project name</FormLabel>
      <Input placeholder="Lighthouse" />
      <FormHelperText>It is part of the address later.</FormHelperText>
    </FormControl>
  );
}
