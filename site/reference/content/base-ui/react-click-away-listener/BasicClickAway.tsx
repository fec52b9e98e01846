import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function BasicClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ minHeight: 96 }}>
        <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
          Show help
        </button>
        {open && (
          <Box sx={{ mt: 1, p: 1.5, border: '1px solid', borderRadius: 1 }}>
            Click anywhere outside, and this goes away.
          </Box>
        )}
      </Box>
    </ClickAwayListener>
  );
}
