import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ControlledField() {
  const [name, setName] = React.useState('Ada');

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <TextField
        label="Controlled"
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={`${name.length} of 20 characters`}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <TextField label="Uncontrolled" defaultValue="Grace" />
    </Stack>
  );
}
