import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/joy/IconButton';

export default function ClosableAlert() {
  const [open, setOpen] = React.useState(true);
  if (!open) {
    return (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show again
      </Button>
    );
  }

  return (
    <Alert
      color="warning"
      variant="soft"
      invertedColors
      endDecorator={
        <IconButton size="sm" variant="plain" aria-label="Close" onClick={() => setOpen(false)}>
          <Close />
        </IconButton>
      }
    >
      Your session ends in five minutes.
    </Alert>
  );
}
