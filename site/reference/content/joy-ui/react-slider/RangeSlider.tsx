import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 20, label: '20 °C' },
  { value: 37, label: '37 °C' },
];

export default function RangeSlider() {
  const [range, setRange] = React.useState([10, 25]);

  return (
    <Box sx={{ width: 280 }}>
      <Slider
        value={range}
        onChange={(event, value) => setRange(value as number[])}
        getAriaLabel={(at) => (at === 0 ? 'Lowest temperature' : 'Highest temperature')}
        getAriaValueText={(value) => `${value} degrees`}
        min={-5}
        max={40}
        marks={marks}
        sx={{ '& .MuiSlider-markLabel': { color: 'text.tertiary' } }}
      />
    </Box>
  );
}
