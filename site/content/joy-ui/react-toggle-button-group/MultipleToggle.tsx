import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { FormatBold, FormatItalic } from './icons.tsx';

export default function MultipleToggle() {
  const [value, setValue] = React.useState<string[]>(['bold']);

  return (
    <ToggleButtonGroup
      aria-label="Text style"
      variant="soft"
      value={value}
      onChange={(event, next) => setValue(next)}
    >
      <IconButton value="bold" aria-label="Bold">
        <FormatBold />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <FormatItalic />
      </IconButton>
    </ToggleButtonGroup>
  );
}
