import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

export default function BasicSelect() {
  const [region, setRegion] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="region-label">Region</InputLabel>
      <Select
        labelId="region-label"
        id="region-select"
        label="Region"
        value={region}
        onChange={(event: SelectChangeEvent) => setRegion(event.target.value)}
      >
        <MenuItem value="eu-central">Frankfurt</MenuItem>
        <MenuItem value="us-east">Virginia</MenuItem>
        <MenuItem value="ap-south">Mumbai</MenuItem>
      </Select>
    </FormControl>
  );
}
