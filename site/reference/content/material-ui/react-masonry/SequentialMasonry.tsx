import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const heights = [120, 40, 60, 40, 80, 50];

export default function SequentialMasonry() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Box sx={{ width: 300, minHeight: 260 }}>
      <FormControlLabel
        label="sequential"
        control={<Switch checked={sequential} onChange={() => setSequential(!sequential)} />}
      />
      <Masonry key={String(sequential)} columns={3} spacing={1} sequential={sequential}>
        {heights.map((height, at) => (
          <Paper key={at} variant="outlined" sx={{ height, display: 'grid', placeItems: 'center' }}>
            {at + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
