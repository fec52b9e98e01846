import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);

  return open ? (
    <Alert onClose={() => setOpen(false)}>Your changes are saved.</Alert>
  ) : (
    <Button onClick={() => setOpen(true)}>Save again</Button>
  );
}
