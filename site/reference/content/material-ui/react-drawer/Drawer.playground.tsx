import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['anchor', 'elevation', 'hideBackdrop'],
} satisfies Controls<typeof Drawer>;

export default function DrawerPlayground(props: DrawerProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the cart
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)}>
        <List aria-label="Cart" sx={{ minWidth: 240 }}>
          <ListItem>
            <ListItemText primary="Paper lantern" secondary="2 pieces" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Candles" secondary="12 pieces" />
          </ListItem>
        </List>
      </Drawer>
    </>
  );
}
