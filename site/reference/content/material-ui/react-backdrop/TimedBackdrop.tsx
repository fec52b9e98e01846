import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function TimedBackdrop() {
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setOpen(false), 2000);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save for two seconds
      </Button>
      <Backdrop
        open={open}
        transitionDuration={{ enter: 400, exit: 800 }}
        sx={(theme) => ({
          color: '#fff',
          zIndex: theme.zIndex.modal + 1,
          backgroundColor: 'rgba(13, 71, 161, 0.9)',
        })}
      >
        <Typography variant="h5" component="p">
          Saving…
        </Typography>
      </Backdrop>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {open ? 'Saving' : ''}
      </Typography>
    </div>
  );
}
