import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function AreaBackdrop() {
  const [busy, setBusy] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Paper variant="outlined" aria-busy={busy} sx={{ position: 'relative', p: 3 }}>
        <Box inert={busy}>Only this area is covered. The rest of the page stays at hand.</Box>
        <Backdrop open={busy} sx={{ position: 'absolute', zIndex: 1, color: '#fff' }}>
          <CircularProgress color="inherit" size={32} aria-label="Updating" />
        </Backdrop>
      </Paper>
      <Button variant="outlined" onClick={() => setBusy(!busy)}>
        {busy ? 'Stop updating' : 'Update'}
      </Button>
    </Stack>
  );
}
