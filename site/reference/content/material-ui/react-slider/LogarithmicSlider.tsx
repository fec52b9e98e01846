import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const units = ['kB', 'MB', 'GB'];

function formatSize(kilobytes: number) {
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(kilobytes) / 10));
  return `${kilobytes / 2 ** (unit * 10)} ${units[unit]}`;
}

export default function LogarithmicSlider() {
  const [exponent, setExponent] = React.useState(10);

  return (
    <Box sx={{ width: 240 }}>
      <Typography id="size-label">Storage: {formatSize(2 ** exponent)}</Typography>
      <Slider
        aria-labelledby="size-label"
        value={exponent}
        min={0}
        max={30}
        scale={(value) => 2 ** value}
        getAriaValueText={formatSize}
        valueLabelFormat={formatSize}
        valueLabelDisplay="auto"
        onChange={(event, newExponent) => setExponent(newExponent)}
      />
    </Box>
  );
}
