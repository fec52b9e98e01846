import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const actions = ['Merge', 'Squash and merge', 'Rebase and merge'];

export default function SplitButton() {
  const [action, setAction] = React.useState(actions[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const choose = (next: string) => {
    setAction(next);
    setAnchor(null);
  };

  return (
    <div>
      <ButtonGroup variant="contained" aria-label="Merge the changes">
        <Button>{action}</Button>
        <Button
          size="small"
          aria-label="Choose how to merge"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Ways to merge' } }}
      >
        {actions.map((name) => (
          <MenuItem key={name} selected={name === action} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
