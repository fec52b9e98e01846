import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function LeadingClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Quick panel
        </Button>
        {open ? (
          <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
            Closes when the button of the mouse goes down, not when it comes up.
          </Paper>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
