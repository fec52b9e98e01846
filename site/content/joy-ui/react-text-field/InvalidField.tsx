import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { Info } from './icons.tsx';

export default function InvalidField() {
  return (
    <FormControl error>
      <FormLabel>Postcode</FormLabel>
      <Input defaultValue="12" />
      <FormHelperText>
        <Info /> A postcode has five digits.
      </FormHelperText>
    </FormControl>
  );
}
