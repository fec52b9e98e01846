import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
          Open at the end of the page
        </button>
        {open && (
          <Portal>
            <Box
              sx={{
                position: 'fixed',
                zIndex: 1400,
                insetBlockEnd: 24,
                insetInlineStart: 24,
                p: 2,
                border: '1px solid',
                backgroundColor: 'Canvas',
                color: 'CanvasText',
              }}
            >
              A click in here does not count as away.
            </Box>
          </Portal>
        )}
      </div>
    </ClickAwayListener>
  );
}
