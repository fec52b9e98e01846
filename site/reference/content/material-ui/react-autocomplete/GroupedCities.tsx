import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { cities } from './data.ts';

export default function GroupedCities() {
  return (
    <Autocomplete
      options={cities}
      groupBy={(city) => city.country}
      getOptionDisabled={(city) => city.label === 'Linz'}
      sx={{ width: '100%', maxWidth: 320 }}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden="true" sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <ul role="group" aria-label={group} style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="City, by country" />}
    />
  );
}
