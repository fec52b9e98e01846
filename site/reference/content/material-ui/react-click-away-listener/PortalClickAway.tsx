import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Show at the edge
        </Button>
        {open ? (
          <Portal>
            <Paper
              elevation={6}
              sx={{ position: 'fixed', bottom: 24, right: 24, p: 2, zIndex: 'tooltip' }}
            >
              A click in here counts as inside.
            </Paper>
          </Portal>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
