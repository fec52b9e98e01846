import AddIcon from '@mui/icons-material/Add';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BottomAppBar() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 360,
        height: 240,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ p: 2 }}>Three messages</Typography>
      <AppBar component="div" position="absolute" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton edge="start" color="inherit" aria-label="Open folders">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Write a message"
            sx={{ position: 'absolute', top: -28, left: 0, right: 0, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Search messages">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
