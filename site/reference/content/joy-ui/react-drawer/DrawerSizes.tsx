import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const sizes = ['sm', 'md', 'lg'] as const;

export default function DrawerSizes() {
  const [size, setSize] = React.useState<(typeof sizes)[number]>('sm');
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <ButtonGroup aria-label="Open a drawer">
        {sizes.map((name) => (
          <Button
            key={name}
            onClick={() => {
              setSize(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer anchor="right" size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose />
        <DialogTitle>Size {size}</DialogTitle>
        <DialogContent sx={{ p: 2 }}>Escape closes it.</DialogContent>
      </Drawer>
    </div>
  );
}
