import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import DoneIcon from '@mui/icons-material/Done';

const filters = ['Open now', 'Vegetarian', 'Outdoor seats'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Vegetarian']);

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Filters"
      sx={{ flexWrap: 'wrap' }}
    >
      {filters.map((name) => {
        const on = chosen.includes(name);
        return (
          <Chip
            key={name}
            label={name}
            variant={on ? 'filled' : 'outlined'}
            icon={on ? <DoneIcon /> : undefined}
            aria-pressed={on}
            onClick={() => toggle(name)}
          />
        );
      })}
    </Stack>
  );
}
