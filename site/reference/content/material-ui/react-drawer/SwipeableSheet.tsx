import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeableSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the route
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          paper: { 'aria-label': 'Route', sx: { borderRadius: '16px 16px 0 0' } },
        }}
      >
        <Box
          sx={{ width: 32, height: 4, mx: 'auto', my: 1.5, borderRadius: 2, bgcolor: 'divider' }}
        />
        <Typography sx={{ px: 3, pb: 2 }}>Four stops, 23 minutes. Swipe down to close.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </div>
  );
}
