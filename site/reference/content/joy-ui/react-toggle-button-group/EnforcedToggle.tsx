import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function EnforcedToggle() {
  const [side, setSide] = React.useState('left');

  return (
    <ToggleButtonGroup
      value={side}
      onChange={(_event, next) => setSide(next ?? side)}
      aria-label="Side of the sidebar"
    >
      <Button value="left">Left</Button>
      <Button value="right">Right</Button>
    </ToggleButtonGroup>
  );
}
