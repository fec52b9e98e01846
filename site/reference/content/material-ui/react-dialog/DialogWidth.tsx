import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', 'md'] as const;

export default function DialogWidth() {
  const [width, setWidth] = React.useState<(typeof widths)[number]>('xs');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      {widths.map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            setWidth(name);
            setOpen(true);
          }}
        >
          Open {name}
        </Button>
      ))}
      <Dialog fullWidth maxWidth={width} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Report</DialogTitle>
        <DialogContent dividers>As wide as {width} allows.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
