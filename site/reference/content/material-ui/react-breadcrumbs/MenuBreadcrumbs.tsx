import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Typography from '@mui/material/Typography';

const hidden = ['Documents', '2026', 'Contracts'];

export default function MenuBreadcrumbs() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <Breadcrumbs aria-label="Breadcrumb with a menu">
        <Link color="inherit" href="#menu-in-the-middle">
          Home
        </Link>
        <IconButton
          size="small"
          aria-label="Folders in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography sx={{ color: 'text.primary' }}>Lease.pdf</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Folders in between' } }}
      >
        {hidden.map((name) => (
          <MenuItem key={name} onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
