import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Send from '@mui/icons-material/Send';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function AdjustedRadius() {
  const [radius, setRadius] = React.useState(20);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Slider
        aria-label="Radius in px"
        min={0}
        max={24}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
      />
      <Input
        sx={{ '--Input-radius': `${radius}px` }}
        slotProps={{ input: { 'aria-label': 'Message' } }}
        endDecorator={
          <IconButton variant="solid" color="primary" aria-label="Send">
            <Send />
          </IconButton>
        }
      />
    </Stack>
  );
}
