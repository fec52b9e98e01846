import * as React from 'react';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function DecoratedSwitch() {
  const [checked, setChecked] = React.useState(false);
  const change = (event: React.ChangeEvent<HTMLInputElement>) => setChecked(event.target.checked);

  return (
    <Stack spacing={2}>
      <Switch
        checked={checked}
        onChange={change}
        startDecorator={<LightMode />}
        endDecorator={<DarkMode />}
        slotProps={{ input: { 'aria-label': 'Night mode' } }}
      />
      <Switch
        checked={checked}
        onChange={change}
        slotProps={{
          input: { 'aria-label': 'Night mode, with text' },
          track: { children: <span>{checked ? 'On' : 'Off'}</span> },
        }}
        sx={{ '--Switch-trackWidth': '64px', '--Switch-trackHeight': '28px' }}
      />
    </Stack>
  );
}
