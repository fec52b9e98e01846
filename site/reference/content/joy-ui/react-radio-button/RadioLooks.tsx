import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioLooks() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup defaultValue="pick-up" name="joy-delivery-looks">
        <Radio value="pick-up" label="Pick up, soft" variant="soft" color="success" />
        <Radio value="bike" label="Bike, solid" variant="solid" color="primary" />
        <Radio value="van" label="Van, not today" disabled />
      </RadioGroup>
      <FormHelperText>Bikes come within the hour.</FormHelperText>
    </FormControl>
  );
}
