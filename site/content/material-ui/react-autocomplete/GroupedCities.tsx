import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { cities } from './data.ts';

export default function GroupedCities() {
  return (
    <Autocomplete
      options={cities}
      groupBy={(city) => city.country}
      getOptionDisabled={(city) => city.label === 'Linz'}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="City, by country" />}
    />
  );
}
