import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By name'];

export default function SelectedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState(orders[0]);

  return (
    <div>
      <Button
        id="order-button"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {order}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'order-button', role: 'listbox' } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="option"
            aria-selected={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
