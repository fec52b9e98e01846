import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/icons-material/Link';
import Mail from '@mui/icons-material/Mail';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const directions = ['up', 'right', 'down', 'left'] as const;
type Direction = (typeof directions)[number];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('up');

  return (
    <Box sx={{ width: 300 }}>
      <FormControl>
        <FormLabel id="speed-dial-direction">Direction</FormLabel>
        <RadioGroup
          row
          aria-labelledby="speed-dial-direction"
          value={direction}
          onChange={(_event, value) => setDirection(value as Direction)}
        >
          {directions.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ position: 'relative', height: 240 }}>
        <SpeedDial
          ariaLabel="Ways to share"
          direction={direction}
          icon={<SpeedDialIcon />}
          sx={{
            position: 'absolute',
            '&.MuiSpeedDial-directionUp, &.MuiSpeedDial-directionLeft': { bottom: 16, right: 16 },
            '&.MuiSpeedDial-directionDown, &.MuiSpeedDial-directionRight': { top: 16, left: 16 },
          }}
        >
          <SpeedDialAction icon={<Mail />} slotProps={{ tooltip: { title: 'Mail' } }} />
          <SpeedDialAction icon={<Link />} slotProps={{ tooltip: { title: 'Link' } }} />
        </SpeedDial>
      </Box>
    </Box>
  );
}
