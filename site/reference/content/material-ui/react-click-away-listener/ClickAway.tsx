import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', minHeight: 110 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Details
        </Button>
        {open ? (
          <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
            Click anywhere else.
          </Paper>
        ) : null}
      </Box>
    </ClickAwayListener>
  );
}
