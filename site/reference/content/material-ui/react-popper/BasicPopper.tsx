import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        aria-describedby={open ? 'basic-popper' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Toggle
      </Button>
      <Popper id="basic-popper" open={open} anchorEl={anchor}>
        <Paper elevation={3} sx={{ p: 1 }}>
          The page can still be used.
        </Paper>
      </Popper>
    </div>
  );
}
