import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        endDecorator={
          <Button size="sm" variant="soft" onClick={() => setOpen(false)}>
            Undo
          </Button>
        }
      >
        Message archived
      </Snackbar>
    </React.Fragment>
  );
}
