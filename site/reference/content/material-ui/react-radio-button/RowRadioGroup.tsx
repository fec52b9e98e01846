import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="rating-label">How was the course?</FormLabel>
      <RadioGroup row aria-labelledby="rating-label" name="course">
        <FormControlLabel value="easy" control={<Radio />} label="Easy" labelPlacement="bottom" />
        <FormControlLabel value="right" control={<Radio />} label="Right" labelPlacement="bottom" />
        <FormControlLabel value="hard" control={<Radio />} label="Hard" labelPlacement="bottom" />
        <FormControlLabel
          value="other"
          disabled
          control={<Radio />}
          label="Other"
          labelPlacement="bottom"
        />
      </RadioGroup>
    </FormControl>
  );
}
