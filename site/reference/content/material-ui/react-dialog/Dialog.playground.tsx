import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['maxWidth', 'fullWidth', 'fullScreen', 'scroll'],
} satisfies Controls<typeof Dialog>;

export default function DialogPlayground(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Leave the group
      </Button>
      <Dialog {...props} open={open} onClose={close} aria-labelledby="leave-title">
        <DialogTitle id="leave-title">Leave “Sunday football”?</DialogTitle>
        <DialogContent>
          <DialogContentText>You no longer get its messages. Anybody in the group can invite you again.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Stay</Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
