import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PaymentForm() {
  const [way, setWay] = React.useState('card');

  return (
    <Stack spacing={2}>
      <RadioGroup row aria-label="Way to pay" value={way} onChange={(event) => setWay(event.target.value)}>
        <FormControlLabel value="card" label="Card" control={<Radio />} />
        <FormControlLabel value="transfer" label="Bank transfer" control={<Radio />} />
      </RadioGroup>
      {way === 'card' ? (
        <>
          <TextField size="small" label="Card number" autoComplete="cc-number" />
          <Stack direction="row" spacing={2}>
            <TextField size="small" label="Valid until" autoComplete="cc-exp" />
            <TextField size="small" label="Security code" autoComplete="cc-csc" />
          </Stack>
        </>
      ) : (
        <Alert severity="info">We send the goods when the money is there.</Alert>
      )}
    </Stack>
  );
}
