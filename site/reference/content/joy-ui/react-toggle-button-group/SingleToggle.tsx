import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function SingleToggle() {
  const [value, setValue] = React.useState<string | null>('list');

  return (
    <ToggleButtonGroup aria-label="View" value={value} onChange={(event, next) => setValue(next)}>
      <Button value="list">List</Button>
      <Button value="grid">Grid</Button>
      <Button value="map">Map</Button>
    </ToggleButtonGroup>
  );
}
