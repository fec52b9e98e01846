import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import Box from '@mui/system/Box';

export default function LeadingClickAway() {
  const [editing, setEditing] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 260 }}>
      <span>{editing ? 'Editing' : 'Saved'}</span>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setEditing(false)}
      >
        <Box
          component="textarea"
          aria-label="Note"
          rows={3}
          defaultValue="Call the carpenter."
          onFocus={() => setEditing(true)}
          sx={{ font: 'inherit', p: 1 }}
        />
      </ClickAwayListener>
    </Box>
  );
}
