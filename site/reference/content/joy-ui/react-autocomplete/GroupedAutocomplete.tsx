import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const options = [
  { name: 'Carrot', kind: 'Roots' },
  { name: 'Beet', kind: 'Roots' },
  { name: 'Spinach', kind: 'Leaves' },
  { name: 'Chard', kind: 'Leaves' },
];

export default function GroupedAutocomplete() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Vegetable</FormLabel>
      <Autocomplete
        options={options}
        getOptionLabel={({ name }) => name}
        groupBy={({ kind }) => kind}
        isOptionEqualToValue={(option, value) => option.name === value.name}
      />
    </FormControl>
  );
}
