import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup defaultValue="post" name="joy-delivery">
        <Radio value="post" label="By post" />
        <Radio value="shop" label="In the shop" />
        <Radio value="courier" label="By courier" disabled />
      </RadioGroup>
    </FormControl>
  );
}
