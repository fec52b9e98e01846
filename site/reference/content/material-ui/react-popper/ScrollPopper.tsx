import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ScrollPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Box
      role="region"
      aria-label="A canvas that scrolls"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 320, height: 180, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ height: 420, pt: 12, textAlign: 'center' }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          Open, then scroll
        </Button>
        <Popper open={open} anchorEl={anchor} placement="bottom" disablePortal>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            I flip to where there is room.
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
