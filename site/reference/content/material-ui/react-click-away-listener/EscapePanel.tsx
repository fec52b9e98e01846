import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function EscapePanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
        sx={{ minHeight: 120 }}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Help
        </Button>
        {open && (
          <Paper variant="outlined" sx={{ mt: 1, p: 2, maxWidth: 260 }}>
            Escape closes this panel, as a click elsewhere does.
            <Button size="small" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
