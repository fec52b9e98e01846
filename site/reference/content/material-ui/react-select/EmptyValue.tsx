import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function EmptyValue() {
  const [team, setTeam] = React.useState('');

  return (
    <Select
      displayEmpty
      id="team-select"
      value={team}
      onChange={(event) => setTeam(event.target.value)}
      inputProps={{ 'aria-label': 'Team' }}
      sx={{ width: 220 }}
    >
      <MenuItem value="">
        <em>No team</em>
      </MenuItem>
      <MenuItem value="design">Design</MenuItem>
      <MenuItem value="platform">Platform</MenuItem>
    </Select>
  );
}
