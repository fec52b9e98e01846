import FormControl from '@mui/material/FormControl';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function BoldLabel(props: FormControlLabelProps) {
  const isChosen = useRadioGroup()?.value === props.value;
  return (
    <FormControlLabel
      {...props}
      slotProps={{ typography: { sx: { fontWeight: isChosen ? 'bold' : 'regular' } } }}
    />
  );
}

export default function BoldLabels() {
  return (
    <FormControl>
      <FormLabel id="seat">Seat</FormLabel>
      <RadioGroup aria-labelledby="seat" defaultValue="window">
        <BoldLabel value="window" label="Window" control={<Radio />} />
        <BoldLabel value="aisle" label="Aisle" control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
