import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleSizes() {
  const [unit, setUnit] = React.useState('km');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={unit}
          onChange={(_event, next: string | null) => setUnit(next ?? unit)}
          aria-label={`Unit, ${size}`}
        >
          <ToggleButton value="km">Kilometers</ToggleButton>
          <ToggleButton value="mi">Miles</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
