import Button from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['variant', 'anchorOrigin', 'elevation', 'autoFocus', 'disableAutoFocusItem'],
  choices: {
    anchorOrigin: {
      'below the button': { vertical: 'bottom', horizontal: 'left' },
      'beside the button': { vertical: 'top', horizontal: 'right' },
    },
  },
} satisfies Controls<typeof Menu>;

export default function MenuPlayground(props: Partial<MenuProps>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);

  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={(event) => setButton(event.currentTarget)}>
        Sort by
      </Button>
      <Menu {...props} anchorEl={button} open={button !== null} onClose={close}>
        <MenuItem onClick={close}>Date</MenuItem>
        <MenuItem onClick={close}>Name</MenuItem>
        <MenuItem onClick={close}>Size</MenuItem>
      </Menu>
    </>
  );
}
