import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Controls } from 'docs-nav/react';

const CITIES = ['Berlin', 'Lagos', 'Lima', 'Lisbon', 'London', 'Osaka', 'Toronto'];

export const controls = {
  only: [
    'size',
    'freeSolo',
    'disableClearable',
    'disabled',
    'readOnly',
    'fullWidth',
    'loading',
    'openOnFocus',
    'disableCloseOnSelect',
    'filterSelectedOptions',
    'noOptionsText',
  ],
} satisfies Controls<typeof Autocomplete>;

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, boolean, boolean, boolean>>,
) {
  return (
    <Autocomplete
      {...props}
      options={CITIES}
      renderInput={(params) => <TextField {...params} label="City" />}
      sx={{ width: 280 }}
    />
  );
}
