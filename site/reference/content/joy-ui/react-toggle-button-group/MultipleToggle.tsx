import * as React from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

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
