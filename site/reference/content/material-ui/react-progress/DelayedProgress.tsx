import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayedProgress() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', height: 48 }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Load'}
      </Button>
      <Fade in={loading} unmountOnExit style={{ transitionDelay: loading ? '800ms' : '0ms' }}>
        <CircularProgress aria-label="Loading" />
      </Fade>
    </Stack>
  );
}
