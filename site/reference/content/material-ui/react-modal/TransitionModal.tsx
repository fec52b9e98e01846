import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function TransitionModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Fade in</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        aria-label="Note"
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Fade in={open}>
          <Paper sx={{ p: 3, width: 280, outline: 0 }}>
            It fades in and out.
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
