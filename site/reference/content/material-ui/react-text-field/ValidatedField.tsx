import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function ValidatedField() {
  const [port, setPort] = React.useState('80 80');
  const valid = /^\d{1,5}$/.test(port) && Number(port) <= 65535;

  return (
    <TextField
      label="Port"
      value={port}
      error={!valid}
      helperText={valid ? ' ' : 'Enter a number from 0 to 65535'}
      onChange={(event) => setPort(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
