import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function FreeAutocomplete() {
  const [drink, setDrink] = React.useState<string | null>('Tea');

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Drink</FormLabel>
      <Autocomplete
        freeSolo
        options={['Tea', 'Coffee']}
        value={drink}
        onChange={(_event, next) => setDrink(next)}
      />
      <FormHelperText>You get {drink ?? 'nothing'}.</FormHelperText>
    </FormControl>
  );
}
