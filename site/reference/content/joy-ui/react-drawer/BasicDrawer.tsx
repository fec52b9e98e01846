import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-label': 'Main menu' } }}
      >
        <ModalClose />
        <Box sx={{ p: 2, pt: 6 }}>
          <List>
            {['News', 'Events', 'Contact'].map((text) => (
              <ListItem key={text}>
                <ListItemButton onClick={() => setOpen(false)}>{text}</ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
