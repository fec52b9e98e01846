import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function EnforcedValue() {
  const [period, setPeriod] = React.useState('week');

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Period"
      value={period}
      onChange={(event, newPeriod: string | null) => {
        // A click on the chosen button gives null: keep what is chosen.
        if (newPeriod !== null) setPeriod(newPeriod);
      }}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
