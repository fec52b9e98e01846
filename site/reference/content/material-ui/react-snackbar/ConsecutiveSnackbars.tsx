import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  id: number;
  text: string;
}

export default function ConsecutiveSnackbars() {
  const [queue, setQueue] = React.useState<readonly Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);
  const current = queue[0];

  const push = (text: string) => {
    nextId.current += 1;
    setQueue((before) => [...before, { id: nextId.current, text }]);
    // The one that is shown leaves first; the next one comes once it has gone.
    setOpen(queue.length === 0);
  };
  const close = (event: React.SyntheticEvent | Event, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };
  const showNext = () => {
    setQueue((before) => before.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => push('Copied')}>
        Copy
      </Button>
      <Button variant="outlined" onClick={() => push('Moved to the trash')}>
        Delete
      </Button>
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={3000}
        message={current?.text}
        onClose={close}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </Stack>
  );
}
