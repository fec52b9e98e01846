import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id="plan-label">Plan</InputLabel>
      <Select labelId="plan-label" id="plan-select" label="Plan" defaultValue="community">
        <ListSubheader>Free</ListSubheader>
        <MenuItem value="community">Community</MenuItem>
        <ListSubheader>Paid</ListSubheader>
        <MenuItem value="pro">Pro</MenuItem>
        <MenuItem value="premium">Premium</MenuItem>
      </Select>
    </FormControl>
  );
}
