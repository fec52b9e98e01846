import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Collapse in={open} unmountOnExit sx={{ width: '100%' }}>
        <Alert severity="info" onClose={() => setOpen(false)}>
          You can change your plan at any time.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show it again
      </Button>
    </Stack>
  );
}
