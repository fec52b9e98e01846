import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const colors = ['First', 'Second', 'Third'];

export default function DelayedTransitions() {
  const [shown, setShown] = React.useState(true);

  return (
    <Box sx={{ minHeight: 130 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        {colors.map((name, at) => (
          <Zoom
            key={name}
            in={shown}
            timeout={{ enter: 300, exit: 150 }}
            style={{ transitionDelay: shown ? `${at * 150}ms` : '0ms' }}
          >
            <Paper variant="outlined" sx={{ p: 2 }}>
              {name}
            </Paper>
          </Zoom>
        ))}
      </Stack>
    </Box>
  );
}
