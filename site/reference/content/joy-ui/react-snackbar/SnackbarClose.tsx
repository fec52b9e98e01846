import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarClose() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save
      </Button>
      <Snackbar
        open={open}
        variant="soft"
        color="success"
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        endDecorator={
          <Button size="sm" variant="soft" color="success" onClick={() => setOpen(false)}>
            Dismiss
          </Button>
        }
      >
        Saved
      </Snackbar>
    </div>
  );
}
