import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { cities, type City } from './data.ts';

const filterOptions = createFilterOptions<City>({
  matchFrom: 'start',
  limit: 4,
  stringify: (city) => city.label,
});

export default function PrefixFilter() {
  return (
    <Autocomplete
      autoHighlight
      options={cities}
      filterOptions={filterOptions}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="City, from its first letters" />}
    />
  );
}
