import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ClippedDrawer() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240, overflow: 'hidden' }}>
      <AppBar
        component="div"
        position="absolute"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar variant="dense">Library</Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ '& .MuiDrawer-paper': { position: 'absolute', width: 140 } }}
      >
        <Toolbar variant="dense" />
        <Typography variant="body2" sx={{ p: 2 }}>
          Shelves start below the bar.
        </Typography>
      </Drawer>
      <Box sx={{ ml: '140px', p: 2 }}>
        <Toolbar variant="dense" />
        <Typography>Books</Typography>
      </Box>
    </Box>
  );
}
