import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabels() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send me news" />
      <FormControlLabel required control={<Checkbox />} label="I accept the terms" />
      <FormControlLabel disabled control={<Checkbox />} label="Beta features" />
    </FormGroup>
  );
}
