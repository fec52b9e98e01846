import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { cities } from './data.ts';

export default function MultipleCities() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={cities}
        defaultValue={[cities[2], cities[5]]}
        renderInput={(params) => <TextField {...params} label="Stops" />}
      />
      <Autocomplete
        multiple
        limitTags={2}
        options={cities}
        defaultValue={cities.slice(6, 10)}
        renderInput={(params) => <TextField {...params} label="Stops, two shown at rest" />}
      />
    </Stack>
  );
}
