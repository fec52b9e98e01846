import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const sizes = ['Small', 'Medium', 'Large'];

export default function SelectedMenu() {
  const [size, setSize] = React.useState('Medium');

  return (
    <Dropdown>
      <MenuButton variant="soft" color="primary">
        Size: {size}
      </MenuButton>
      <Menu>
        {sizes.map((name) => (
          <MenuItem key={name} selected={name === size} onClick={() => setSize(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
