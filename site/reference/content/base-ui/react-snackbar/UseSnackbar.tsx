import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function UseSnackbar() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 4000,
    onClose: () => setOpen(false),
  });

  return (
    <div>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Copy
      </button>
      {open && (
        <ClickAwayListener onClickAway={onClickAway}>
          <Box {...getRootProps()} sx={{ mt: 2, p: 1, border: '1px solid', borderRadius: 1 }}>
            <span role="status">Copied. Click elsewhere, or press Escape.</span>
          </Box>
        </ClickAwayListener>
      )}
    </div>
  );
}
