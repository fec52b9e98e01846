import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Input from '@mui/joy/Input';

export default function InvalidField() {
  return (
    <FormControl error>
      <FormLabel>Postcode</FormLabel>
      <Input defaultValue="12" />
      <FormHelperText sx={{ color: 'danger.plainColor' }}>
        <InfoOutlined /> A postcode has five digits.
      </FormHelperText>
    </FormControl>
  );
}
