import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <FormControl>
      <FormLabel>Email</FormLabel>
      <Input type="email" placeholder="name@example.com" />
      <FormHelperText>We write once a month.</FormHelperText>
    </FormControl>
  );
}
