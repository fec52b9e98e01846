import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const tags = ['Design', 'Engineering', 'Research', 'Support'];

export default function MultipleAutocomplete() {
  return (
    <FormControl id="joy-tags">
      <FormLabel>Teams</FormLabel>
      <Autocomplete
        multiple
        options={tags}
        defaultValue={['Design', 'Research']}
        sx={{ width: 300 }}
      />
    </FormControl>
  );
}
