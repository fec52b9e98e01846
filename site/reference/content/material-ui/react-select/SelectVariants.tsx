import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectVariants() {
  return (
    <Stack spacing={2} sx={{ width: 220 }}>
      <FormControl>
        <InputLabel id="outlined-age-label">Age</InputLabel>
        <Select labelId="outlined-age-label" id="outlined-age" label="Age" defaultValue="18">
          <MenuItem value="18">18–29</MenuItem>
          <MenuItem value="30">30–49</MenuItem>
          <MenuItem value="50">50 and over</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="filled">
        <InputLabel id="filled-age-label">Age</InputLabel>
        <Select labelId="filled-age-label" id="filled-age" defaultValue="18">
          <MenuItem value="18">18–29</MenuItem>
          <MenuItem value="30">30–49</MenuItem>
          <MenuItem value="50">50 and over</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="standard" size="small">
        <InputLabel id="standard-age-label">Age</InputLabel>
        <Select labelId="standard-age-label" id="standard-age" defaultValue="18">
          <MenuItem value="18">18–29</MenuItem>
          <MenuItem value="30">30–49</MenuItem>
          <MenuItem value="50">50 and over</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
