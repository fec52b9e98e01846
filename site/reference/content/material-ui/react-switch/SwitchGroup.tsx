import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchGroup() {
  return (
    <FormControl component="fieldset" variant="standard" aria-describedby="comment-help">
      <FormLabel component="legend">Who may comment</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Switch name="members" defaultChecked />} label="Members" />
        <FormControlLabel control={<Switch name="guests" />} label="Guests" />
      </FormGroup>
      <FormHelperText id="comment-help">Owners always may</FormHelperText>
    </FormControl>
  );
}
