import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const cities = ['Amsterdam', 'Bergen', 'Cork', 'Dresden', 'Elche'];

export default function BasicAutocomplete() {
  return (
    <FormControl id="joy-city">
      <FormLabel>City</FormLabel>
      <Autocomplete options={cities} placeholder="Choose a city" sx={{ width: 260 }} />
    </FormControl>
  );
}
