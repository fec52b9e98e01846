import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Strength from './strength';

export default function SignUp() {
  const [password, setPassword] = React.useState('');

  return (
    <>
      <CssBaseline />
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2, bgcolor: 'background.default' }}>
        <Paper variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 720, overflow: 'hidden' }}>
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              flex: 1,
              p: 3,
              color: '#fff',
              background: 'linear-gradient(160deg, #0d47a1, #00695c)',
            }}
          >
            <Typography variant="h5" component="p" gutterBottom>
              Your garden, planned
            </Typography>
            <Typography>Beds, seeds and weather on one page.</Typography>
          </Box>
          <Grid
            container
            component="form"
            spacing={2}
            onSubmit={(event) => event.preventDefault()}
            sx={{ flex: 1.5, p: 3 }}
          >
            <Grid size={12}>
              <Typography variant="h5" component="p">
                Create an account
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, sm: 6 }}>
              <TextField fullWidth label="First name" autoComplete="given-name" />
            </Grid>
            <Grid size={{ xs: 12, sm: 6 }}>
              <TextField fullWidth label="Last name" autoComplete="family-name" />
            </Grid>
            <Grid size={12}>
              <TextField fullWidth label="Email" type="email" autoComplete="email" />
            </Grid>
            <Grid size={12}>
              <TextField
                fullWidth
                label="Password"
                type="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Strength password={password} />
            </Grid>
            <Grid size={12}>
              <FormControlLabel label="Send me news once a month" control={<Switch />} />
            </Grid>
            <Grid size={12}>
              <Button fullWidth type="submit" variant="contained">
                Create the account
              </Button>
            </Grid>
          </Grid>
        </Paper>
      </Box>
    </>
  );
}
