import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState<(typeof anchors)[number] | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((anchor) => (
        <React.Fragment key={anchor}>
          <Button variant="soft" onClick={() => setOpen(anchor)}>
            {anchor}
          </Button>
          <Drawer anchor={anchor} size="sm" open={open === anchor} onClose={() => setOpen(null)}>
            <ModalClose />
            <DialogTitle>From the {anchor}</DialogTitle>
            <DialogContent sx={{ p: 2 }}>Click beside it, or press Escape.</DialogContent>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}
