import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpen() {
  const [open, setOpen] = React.useState(false);
  const [month, setMonth] = React.useState('1');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <FormControl sx={{ minWidth: 140 }}>
        <InputLabel id="month-label">Month</InputLabel>
        <Select
          labelId="month-label"
          id="month-select"
          label="Month"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        >
          <MenuItem value="1">January</MenuItem>
          <MenuItem value="2">February</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Choose a month</Button>
    </Stack>
  );
}
