import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  return (
    <FormControl>
      <FormLabel id="joy-pet-label" htmlFor="joy-pet">
        Pet
      </FormLabel>
      <Select
        placeholder="Choose one…"
        slotProps={{ button: { id: 'joy-pet', 'aria-labelledby': 'joy-pet-label joy-pet' } }}
        sx={{ width: 220, '--Select-placeholderOpacity': 1 }}
      >
        <Option value="cat">Cat</Option>
        <Option value="dog">Dog</Option>
        <Option value="fish">Fish</Option>
      </Select>
    </FormControl>
  );
}
