import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function FormBox() {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}
    >
      <TextField label="Email" type="email" autoComplete="email" />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
    </Box>
  );
}
