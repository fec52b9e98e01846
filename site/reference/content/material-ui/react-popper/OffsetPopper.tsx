import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function OffsetPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? 'offset-note' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Twelve pixels away
      </Button>
      <Popper id="offset-note" open={open} anchorEl={anchor} modifiers={modifiers}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          There is a gap above.
        </Paper>
      </Popper>
    </div>
  );
}
