import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LabelledLinearProgress() {
  const [done, setDone] = React.useState(3);

  return (
    <Box sx={{ width: 280 }}>
      <Typography id="joy-steps" level="body-sm" sx={{ mb: 1 }}>
        {done} of 8 files
      </Typography>
      <LinearProgress determinate value={(done / 8) * 100} aria-labelledby="joy-steps" />
      <Button sx={{ mt: 2 }} variant="soft" onClick={() => setDone(done < 8 ? done + 1 : 0)}>
        Next file
      </Button>
    </Box>
  );
}
