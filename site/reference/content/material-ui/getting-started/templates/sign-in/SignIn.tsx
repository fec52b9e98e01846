import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignIn() {
  const [email, setEmail] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const isWrong = sent && !email.includes('@');

  return (
    <>
      <CssBaseline />
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2, bgcolor: 'background.default' }}>
        <Card variant="outlined" sx={{ width: '100%', maxWidth: 380 }}>
          <CardContent>
            <Typography variant="h5" component="p" sx={{ mb: 2 }}>
              Sign in
            </Typography>
            <Stack
              component="form"
              noValidate
              spacing={2}
              onSubmit={(event: React.FormEvent) => {
                event.preventDefault();
                setSent(true);
              }}
            >
              <TextField
                label="Email"
                type="email"
                autoComplete="email"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                error={isWrong}
                helperText={isWrong ? 'An address has an @ in it.' : ' '}
              />
              <TextField label="Password" type="password" autoComplete="current-password" required />
              <FormControlLabel label="Stay signed in" control={<Checkbox />} />
              <Button type="submit" variant="contained" size="large">
                Sign in
              </Button>
              <Link href="#sign-in" variant="body2" sx={{ alignSelf: 'center' }}>
                Forgot your password?
              </Link>
              <Divider role="presentation">or</Divider>
              <Button variant="outlined">Use a passkey</Button>
              {sent && !isWrong && <Alert severity="success">Welcome back.</Alert>}
            </Stack>
          </CardContent>
        </Card>
      </Box>
    </>
  );
}
