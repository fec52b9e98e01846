import * as React from 'react';
import Box from '@mui/material/Box';
import Input from '@mui/material/Input';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export default function InputSlider() {
  const [value, setValue] = React.useState(30);

  return (
    <Box sx={{ width: 260 }}>
      <Typography id="quality-label">Picture quality (%)</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Slider
          aria-labelledby="quality-label"
          value={value}
          onChange={(event, newValue) => setValue(newValue)}
        />
        <Input
          size="small"
          value={value}
          onChange={(event) => setValue(clamp(Number(event.target.value) || 0))}
          inputProps={{ inputMode: 'numeric', 'aria-labelledby': 'quality-label' }}
          sx={{ width: 56 }}
        />
      </Box>
    </Box>
  );
}
