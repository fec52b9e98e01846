import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function ArchiveSnackbar() {
  const [open, setOpen] = React.useState(false);

  const close = (event: React.SyntheticEvent | Event, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive
      </Button>
      <Snackbar
        open={open}
        onClose={close}
        autoHideDuration={6000}
        message="Note archived"
        action={
          <React.Fragment>
            <Button size="small" color="inherit" onClick={close}>
              Undo
            </Button>
            <IconButton size="small" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </React.Fragment>
        }
      />
    </div>
  );
}
