import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box
      sx={{ position: 'relative', display: 'flex', width: '100%', height: 220, overflow: 'hidden' }}
    >
      <Drawer
        variant="persistent"
        open={open}
        sx={{
          width: open ? 140 : 0,
          flexShrink: 0,
          transition: 'width 200ms',
          '& .MuiDrawer-paper': { position: 'absolute', width: 140, p: 2 },
        }}
      >
        <Typography variant="body2">Filters stand beside the results.</Typography>
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide filters' : 'Show filters'}
        </Button>
      </Box>
    </Box>
  );
}
