import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineStart: 16,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#1c2430',
  color: '#fff',
  '& button': { border: 0, background: 'none', color: '#9cc9ff', font: 'inherit' },
});

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  const handleClose = (_: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <div>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Archive
      </button>
      <Snackbar open={open} autoHideDuration={6000} onClose={handleClose} slots={{ root: Root }}>
        <span role="status">Conversation archived.</span>
        <button type="button" onClick={() => setOpen(false)}>
          Undo
        </button>
      </Snackbar>
    </div>
  );
}
