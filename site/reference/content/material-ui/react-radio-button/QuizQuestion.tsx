import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function QuizQuestion() {
  const [value, setValue] = React.useState('');
  const [message, setMessage] = React.useState(' ');
  const error = value !== 'jupiter' && message !== ' ';

  const check = (event: React.FormEvent) => {
    event.preventDefault();
    if (value === '') setMessage('Choose an answer first');
    else setMessage(value === 'jupiter' ? 'That is right' : 'Look for a larger one');
  };

  return (
    <form onSubmit={check}>
      <FormControl error={error} variant="standard">
        <FormLabel id="planet-label">Which planet is the largest?</FormLabel>
        <RadioGroup
          aria-labelledby="planet-label"
          aria-describedby="planet-message"
          name="planet"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setMessage(' ');
          }}
        >
          <FormControlLabel value="earth" control={<Radio />} label="Earth" />
          <FormControlLabel value="jupiter" control={<Radio />} label="Jupiter" />
        </RadioGroup>
        <FormHelperText id="planet-message" role="status">
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check the answer
        </Button>
      </FormControl>
    </form>
  );
}
