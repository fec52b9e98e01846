import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { cities, type City } from './data.ts';

/** Stands for a request to a server. */
function fetchCities() {
  return new Promise<readonly City[]>((resolve) => {
    setTimeout(() => resolve(cities), 1200);
  });
}

export default function AsyncOptions() {
  const [options, setOptions] = React.useState<readonly City[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    if (options.length > 0 || loading) return;
    setLoading(true);
    setOptions(await fetchCities());
    setLoading(false);
  };

  return (
    <Autocomplete
      options={options}
      loading={loading}
      onOpen={load}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="City, from a server"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && <CircularProgress aria-label="Loading cities" size={20} />}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
    />
  );
}
