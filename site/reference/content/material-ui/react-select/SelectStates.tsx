import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const [currency, setCurrency] = React.useState('');
  const error = currency === '';

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <FormControl required error={error}>
        <InputLabel id="currency-label">Currency</InputLabel>
        <Select
          labelId="currency-label"
          id="currency-select"
          label="Currency"
          aria-describedby="currency-help"
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <MenuItem value="EUR">Euro</MenuItem>
          <MenuItem value="JPY">Yen</MenuItem>
        </Select>
        <FormHelperText id="currency-help">
          {error ? 'Choose a currency' : 'Used on invoices'}
        </FormHelperText>
      </FormControl>
      <FormControl disabled>
        <InputLabel id="country-label">Country</InputLabel>
        <Select labelId="country-label" id="country-select" label="Country" defaultValue="AT">
          <MenuItem value="AT">Austria</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
