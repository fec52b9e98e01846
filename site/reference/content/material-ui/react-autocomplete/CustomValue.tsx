import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { cities } from './data.ts';

const required = cities[2];

export default function CustomValue() {
  return (
    <Autocomplete
      multiple
      options={cities}
      defaultValue={[required, cities[6]]}
      sx={{ width: '100%', maxWidth: 420 }}
      renderValue={(value, getItemProps) =>
        value.map((city, index) => {
          const { key, onDelete, ...itemProps } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...itemProps}
              variant="outlined"
              label={`${city.label}, ${city.country}`}
              onDelete={city === required ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Offices" />}
    />
  );
}
