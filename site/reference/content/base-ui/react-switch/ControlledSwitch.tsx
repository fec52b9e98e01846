import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 56,
  border: '1px solid',
  [`& .${switchClasses.thumb}`]: {
    display: 'block',
    width: 28,
    height: 28,
    background: 'currentColor',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { marginInlineStart: 28 },
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

export default function ControlledSwitch() {
  const [yearly, setYearly] = React.useState(false);

  return (
    <div>
      <Switch
        checked={yearly}
        onChange={(event) => setYearly(event.target.checked)}
        slots={{ root: Root, track: null }}
        slotProps={{ input: { 'aria-label': 'Pay yearly' } }}
      />
      <p style={{ margin: '12px 0 0' }}>{yearly ? '90 € a year' : '9 € a month'}</p>
    </div>
  );
}
