import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack component="form" spacing={2} noValidate autoComplete="off" sx={{ width: 260 }}>
      <TextField id="outlined-field" label="Outlined" variant="outlined" />
      <TextField id="filled-field" label="Filled" variant="filled" />
      <TextField id="standard-field" label="Standard" variant="standard" />
    </Stack>
  );
}
