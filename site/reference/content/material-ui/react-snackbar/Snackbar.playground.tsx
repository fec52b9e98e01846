import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['message', 'autoHideDuration', 'anchorOrigin', 'action', 'disableWindowBlurListener'],
  preset: { message: 'Link copied', autoHideDuration: 4000 },
  choices: {
    action: { Undo: <Button size="small">Undo</Button> },
    anchorOrigin: {
      'top center': { vertical: 'top', horizontal: 'center' },
      'bottom right': { vertical: 'bottom', horizontal: 'right' },
    },
  },
} satisfies Controls<typeof Snackbar>;

export default function SnackbarPlayground(props: SnackbarProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the link
      </Button>
      <Snackbar {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
