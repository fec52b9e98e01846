import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Listbox = styled('ul')({
  margin: 0,
  padding: 0,
  border: '2px solid',
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  '& li': { padding: '8px 16px' },
  '& li:focus': { outline: '3px solid #0b6bcb', outlineOffset: -3 },
});

const layouts = ['List', 'Grid', 'Board'];

export default function ControlledMenu() {
  const [open, setOpen] = React.useState(false);
  const [layout, setLayout] = React.useState('List');

  return (
    <Dropdown open={open} onOpenChange={(_, newOpen) => setOpen(newOpen)}>
      <MenuButton slotProps={{ root: { style: button } }}>
        Layout: {layout} {open ? '▴' : '▾'}
      </MenuButton>
      <Menu
        slots={{ listbox: Listbox }}
        slotProps={{
          root: { placement: 'bottom-start', offset: 8 },
          listbox: { 'aria-label': 'Layout' },
        }}
      >
        {layouts.map((name) => (
          <MenuItem key={name} onClick={() => setLayout(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
