import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function PlanRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="plan-label">Plan</FormLabel>
      <RadioGroup aria-labelledby="plan-label" defaultValue="team" name="plan">
        <FormControlLabel value="free" control={<Radio />} label="Free" />
        <FormControlLabel value="team" control={<Radio />} label="Team" />
        <FormControlLabel value="company" control={<Radio />} label="Company" />
      </RadioGroup>
    </FormControl>
  );
}
