import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewModuleIcon from '@mui/icons-material/ViewModule';

export default function VerticalToggles() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="View"
      value={view}
      onChange={(event, newView: string | null) => setView(newView ?? view)}
    >
      <ToggleButton value="list" aria-label="List">
        <ViewListIcon />
      </ToggleButton>
      <ToggleButton value="grid" aria-label="Grid">
        <ViewModuleIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
