import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const sizes = Array.from({ length: 15 }, (_, at) => `${8 + at * 2} pt`);

export default function LongMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [size, setSize] = React.useState('14 pt');

  return (
    <div>
      <IconButton
        aria-label={`Font size, ${size}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxHeight: 48 * 4.5, width: '16ch' } },
          list: { 'aria-label': 'Font size' },
        }}
      >
        {sizes.map((name) => (
          <MenuItem
            key={name}
            selected={name === size}
            onClick={() => {
              setSize(name);
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
