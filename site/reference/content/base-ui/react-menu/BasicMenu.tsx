import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import styled from '@mui/system/styled';

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

const Listbox = styled('ul')({
  minWidth: 180,
  margin: '4px 0',
  padding: 4,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  [`& .${menuItemClasses.root}`]: { padding: '8px 12px', borderRadius: 6, cursor: 'default' },
  [`& .${menuItemClasses.root}:focus`]: { outline: 0, background: '#0b6bcb', color: '#fff' },
  [`& .${menuItemClasses.disabled}`]: { opacity: 0.5 },
});

export default function BasicMenu() {
  const [last, setLast] = React.useState('nothing');

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Dropdown>
        <MenuButton slots={{ root: Button }}>Actions</MenuButton>
        <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Actions' } }}>
          <MenuItem onClick={() => setLast('Rename')}>Rename</MenuItem>
          <MenuItem onClick={() => setLast('Duplicate')}>Duplicate</MenuItem>
          <MenuItem disabled>Restore</MenuItem>
          <MenuItem onClick={() => setLast('Delete')}>Delete</MenuItem>
        </Menu>
      </Dropdown>
      <span>Chosen: {last}</span>
    </div>
  );
}
