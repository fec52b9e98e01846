import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%' }}
    >
      <TextField id="stack-first-name" label="First name" fullWidth />
      <TextField id="stack-last-name" label="Last name" fullWidth />
    </Stack>
  );
}
