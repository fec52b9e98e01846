import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function ContextMenu() {
  const [place, setPlace] = React.useState<{ top: number; left: number }>();
  const close = () => setPlace(undefined);

  return (
    <Box
      onContextMenu={(event) => {
        event.preventDefault();
        setPlace({ top: event.clientY, left: event.clientX });
      }}
      sx={{ p: 3, border: '1px dashed', borderColor: 'divider', cursor: 'context-menu' }}
    >
      Right-click in here
      <Menu
        open={place !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={place}
      >
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Duplicate</MenuItem>
      </Menu>
    </Box>
  );
}
