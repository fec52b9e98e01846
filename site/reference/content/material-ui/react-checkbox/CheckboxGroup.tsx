import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Mushrooms', 'Olives', 'Peppers'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Olives']);
  const helperId = React.useId();
  const error = chosen.length !== 2;

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      required
      error={error}
      aria-describedby={helperId}
    >
      <FormLabel component="legend">Pick two toppings</FormLabel>
      <FormGroup>
        {toppings.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, name]
                      : chosen.filter((other) => other !== name),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={helperId}>
        {error ? `Choose two, not ${chosen.length}` : 'Good choice'}
      </FormHelperText>
    </FormControl>
  );
}
