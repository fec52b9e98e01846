import * as React from 'react';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function ControlledMenu() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <MenuButton>Format</MenuButton>
        <Menu>
          <MenuItem>Bold</MenuItem>
          <MenuItem>Italic</MenuItem>
        </Menu>
      </Dropdown>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Open it from here
      </Button>
    </Stack>
  );
}
