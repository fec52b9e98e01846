import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormProps() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <TextField required label="Name" autoComplete="name" />
      <TextField disabled label="Customer number" defaultValue="4711" />
      <TextField label="Password" type="password" autoComplete="current-password" />
      <TextField label="Read only" defaultValue="Hello" slotProps={{ input: { readOnly: true } }} />
      <TextField label="Search" type="search" />
      <TextField label="Notes" helperText="Only you can see this" />
    </Stack>
  );
}
