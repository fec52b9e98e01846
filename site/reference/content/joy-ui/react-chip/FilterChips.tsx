import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

const days = ['Fri', 'Sat', 'Sun'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Sat']);

  return (
    <Box role="group" aria-label="Days" sx={{ display: 'flex', gap: 1 }}>
      {days.map((day) => {
        const isChosen = chosen.includes(day);
        return (
          <Chip
            key={day}
            variant={isChosen ? 'solid' : 'outlined'}
            color={isChosen ? 'primary' : 'neutral'}
          >
            <Checkbox
              overlay
              disableIcon
              variant={isChosen ? 'solid' : 'outlined'}
              label={day}
              checked={isChosen}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, day] : chosen.filter((other) => other !== day))
              }
            />
          </Chip>
        );
      })}
    </Box>
  );
}
