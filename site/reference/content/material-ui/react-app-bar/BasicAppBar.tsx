import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BasicAppBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Open menu" sx={{ mr: 1 }}>
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            News
          </Typography>
          <Button color="inherit">Log in</Button>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
