import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const actions = ['Send now', 'Send tomorrow', 'Keep as a draft'];

export default function SplitButton() {
  const [action, setAction] = React.useState(actions[0]);

  return (
    <ButtonGroup variant="solid" color="primary" aria-label="Send">
      <Button>{action}</Button>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'solid', color: 'primary', 'aria-label': 'Other ways to send' } }}
        >
          <ArrowDropDown />
        </MenuButton>
        <Menu placement="bottom-end">
          {actions.map((name) => (
            <MenuItem key={name} selected={name === action} onClick={() => setAction(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </ButtonGroup>
  );
}
