import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const notes: Record<string, string> = {
  courier: 'Arrives tomorrow',
  post: 'Arrives in three to five days',
};

export default function ControlledRadioGroup() {
  const [value, setValue] = React.useState('post');

  return (
    <FormControl>
      <FormLabel id="delivery-label">Delivery</FormLabel>
      <RadioGroup
        aria-labelledby="delivery-label"
        aria-describedby="delivery-note"
        name="delivery"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <FormControlLabel value="post" control={<Radio />} label="Post" />
        <FormControlLabel value="courier" control={<Radio />} label="Courier" />
      </RadioGroup>
      <FormHelperText id="delivery-note">{notes[value]}</FormHelperText>
    </FormControl>
  );
}
