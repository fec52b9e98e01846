import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { columns, common, without } from './data.ts';

export default function SelectAllTransferList() {
  const [shown, setShown] = React.useState<readonly string[]>(['Amount', 'Customer']);
  const [checked, setChecked] = React.useState<readonly string[]>(['Date']);
  const hidden = without(columns, shown);

  const check = (items: readonly string[], on: boolean) =>
    setChecked(on ? [...without(checked, items), ...items] : without(checked, items));
  const swap = () => {
    setShown([...without(shown, checked), ...common(hidden, checked)]);
    setChecked([]);
  };

  const checkbox = (label: string, items: readonly string[]) => {
    const count = common(items, checked).length;
    const all = count > 0 && count === items.length;
    const box = (
      <Checkbox
        checked={all}
        indeterminate={count > 0 && !all}
        disabled={items.length === 0}
        onChange={(event) => check(items, event.target.checked)}
      />
    );
    return <FormControlLabel key={label} label={label} control={box} />;
  };
  const list = (name: string, items: readonly string[]) => (
    <Card variant="outlined" sx={{ flex: 1, px: 1.5 }}>
      {checkbox(`${name} (${common(items, checked).length}/${items.length})`, items)}
      <Divider />
      <FormGroup role="group" aria-label={name} sx={{ minHeight: 216 }}>
        {items.map((item) => checkbox(item, [item]))}
      </FormGroup>
    </Card>
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={1}>
        {list('Hidden', hidden)}
        {list('Shown', shown)}
      </Stack>
      <Button variant="outlined" disabled={checked.length === 0} onClick={swap}>
        Swap the chosen columns
      </Button>
    </Stack>
  );
}
