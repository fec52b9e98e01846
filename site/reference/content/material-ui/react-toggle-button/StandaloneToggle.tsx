import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import PushPinIcon from '@mui/icons-material/PushPin';

export default function StandaloneToggle() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <ToggleButton value="pin" selected={pinned} onChange={() => setPinned(!pinned)}>
      <PushPinIcon fontSize="small" sx={{ mr: 1 }} />
      Pin this note
    </ToggleButton>
  );
}
