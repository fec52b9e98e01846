import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckIcon from '@mui/icons-material/Check';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleCheckmarks() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday', 'Thursday']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="days-label">Office days</InputLabel>
      <Select
        multiple
        labelId="days-label"
        id="days-select"
        label="Office days"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(values) => values.join(', ')}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>{chosen.includes(day) && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
