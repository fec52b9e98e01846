import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CircularWithLabel() {
  const [value, setValue] = React.useState(20);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <CircularProgress variant="determinate" value={value} size={56} aria-label="Course done" />
        <Box
          aria-hidden="true"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          <Typography variant="caption" component="div">
            {value}%
          </Typography>
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => setValue(value === 100 ? 0 : value + 20)}>
        {value === 100 ? 'Start again' : 'Next lesson'}
      </Button>
    </Stack>
  );
}
