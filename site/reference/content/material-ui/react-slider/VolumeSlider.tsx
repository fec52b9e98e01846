import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function VolumeSlider() {
  const [value, setValue] = React.useState(30);

  return (
    <Box sx={{ width: 240 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VolumeDownIcon />
        <Slider
          aria-label="Volume"
          value={value}
          onChange={(event, newValue) => setValue(newValue)}
        />
        <VolumeUpIcon />
      </Stack>
      <Slider disabled defaultValue={30} aria-label="Volume, not available" />
    </Box>
  );
}
