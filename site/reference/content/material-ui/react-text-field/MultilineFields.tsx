import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineFields() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Grows without end" multiline />
      <TextField label="Grows to 4 rows" multiline minRows={2} maxRows={4} />
      <TextField label="Always 4 rows" multiline rows={4} />
    </Stack>
  );
}
