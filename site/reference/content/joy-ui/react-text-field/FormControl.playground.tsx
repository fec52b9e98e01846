import FormControl, { type FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FormControlPlayground(props: FormControlProps) {
  return (
    <FormControl {...props}>
      <FormLabel>Email</FormLabel>
      <Input placeholder="you@example.com" />
      <FormHelperText>For your receipt.</FormHelperText>
    </FormControl>
  );
}
