import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const paragraphs = Array.from({ length: 20 }, (_, index) => `Paragraph ${index + 1} of the terms.`);

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const show = (how: DialogProps['scroll']) => {
    setScroll(how);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => show('paper')}>
        Scroll the paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        Scroll the body
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Terms</DialogTitle>
        {/* Focusable, so that the arrow keys scroll it. */}
        <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
          {paragraphs.map((text) => (
            <DialogContentText key={text} sx={{ mb: 2 }}>
              {text}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
