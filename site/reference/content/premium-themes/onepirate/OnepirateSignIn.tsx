import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { onepirateTheme } from './theme';

export default function OnepirateSignIn() {
  const [name, setName] = React.useState('');
  const [isSent, setIsSent] = React.useState(false);

  return (
    <ThemeProvider theme={onepirateTheme}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: '100%', maxWidth: 360 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setIsSent(true);
        }}
      >
        <Typography component="p" variant="h5">
          Welcome aboard
        </Typography>
        <TextField id="onepirate-name" label="Name" required value={name} onChange={(event) => setName(event.target.value)} />
        <TextField id="onepirate-password" label="Password" type="password" autoComplete="off" required />
        <Button type="submit" variant="contained">
          Sign in
        </Button>
        <Typography role="status" variant="body2">
          {isSent ? `Ahoy, ${name}! This is a sample, so nothing was sent.` : ''}
        </Typography>
      </Stack>
    </ThemeProvider>
  );
}
