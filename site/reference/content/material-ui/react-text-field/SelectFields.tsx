import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const currencies = [
  { code: 'EUR', name: 'Euro' },
  { code: 'JPY', name: 'Yen' },
  { code: 'USD', name: 'US dollar' },
];

export default function SelectFields() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <TextField select label="Currency" defaultValue="EUR" helperText="Used on invoices">
        {currencies.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Currency, native"
        defaultValue="EUR"
        slotProps={{ select: { native: true } }}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
