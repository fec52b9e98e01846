import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';

const anchors = ['left', 'top', 'right', 'bottom'] as const;

export default function AnchoredDrawers() {
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('left');
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      {anchors.map((side) => (
        <Button
          key={side}
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <Box sx={{ p: 3, minWidth: 200 }}>
          <p>This drawer comes from the {anchor}.</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </div>
  );
}
