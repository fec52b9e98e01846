import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { columns, common, without } from './data.ts';

export default function BasicTransferList() {
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [shown, setShown] = React.useState<readonly string[]>(['Amount', 'Customer']);
  const hidden = without(columns, shown);

  const toggle = (item: string) =>
    setChecked(checked.includes(item) ? without(checked, [item]) : [...checked, item]);
  const move = (items: readonly string[], show: boolean) => {
    setShown(show ? [...shown, ...items] : without(shown, items));
    setChecked(without(checked, items));
  };

  const list = (name: string, items: readonly string[]) => (
    <Paper variant="outlined" sx={{ width: 128, height: 240, overflow: 'auto', px: 1, py: 0.5 }}>
      <FormGroup role="group" aria-label={name}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={<Checkbox checked={checked.includes(item)} onChange={() => toggle(item)} />}
          />
        ))}
      </FormGroup>
    </Paper>
  );
  const button = (label: string, sign: string, items: readonly string[], show: boolean) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={label}
      disabled={items.length === 0}
      onClick={() => move(items, show)}
      sx={{ minWidth: 36 }}
    >
      {sign}
    </Button>
  );

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {list('Hidden columns', hidden)}
      <Stack spacing={1}>
        {button('Show the chosen', '›', common(checked, hidden), true)}
        {button('Show all', '»', hidden, true)}
        {button('Hide the chosen', '‹', common(checked, shown), false)}
        {button('Hide all', '«', shown, false)}
      </Stack>
      {list('Shown columns', shown)}
    </Stack>
  );
}
