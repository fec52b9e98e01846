import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Notifications" />
      <FormControlLabel control={<Switch />} label="Weekly summary" />
      <FormControlLabel disabled control={<Switch />} label="Managed by your organization" />
    </FormGroup>
  );
}
