import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalToBody() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Pin a note to the window
      </Button>
      {open ? (
        <Portal>
          <Paper
            elevation={4}
            sx={{ position: 'fixed', bottom: 16, left: 16, p: 2, zIndex: 'snackbar' }}
          >
            A child of the body
          </Paper>
        </Portal>
      ) : null}
    </div>
  );
}
