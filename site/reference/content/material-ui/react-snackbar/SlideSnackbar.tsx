import * as React from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

export default function SlideSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Slide in
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message="Slides in from below"
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
      />
    </div>
  );
}
