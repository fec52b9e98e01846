import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

function SlideUp(props: SlideProps) {
  return <Slide direction="up" {...props} />;
}

export default function DialogTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Log out
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
        aria-labelledby="log-out-title"
      >
        <DialogTitle id="log-out-title">Log out of this device?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay</Button>
          <Button onClick={() => setOpen(false)}>Log out</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
