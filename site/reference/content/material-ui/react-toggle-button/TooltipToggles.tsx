import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewModuleIcon from '@mui/icons-material/ViewModule';

export default function TooltipToggles() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_event, next: string | null) => setView(next ?? view)}
      aria-label="View"
    >
      <Tooltip title="List">
        <ToggleButton value="list">
          <ViewListIcon />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Grid">
        <ToggleButton value="grid">
          <ViewModuleIcon />
        </ToggleButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
