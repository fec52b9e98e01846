import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function SizesAndColors() {
  return (
    <RadioGroup aria-label="Sizes and colors" defaultValue="small" name="looks">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="success" control={<Radio color="success" />} label="Success" />
      <FormControlLabel value="default" control={<Radio color="default" />} label="Neutral" />
      <FormControlLabel
        value="own"
        control={<Radio sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="A size of its own"
      />
    </RadioGroup>
  );
}
