import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import HomeIcon from '@mui/icons-material/Home';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/Settings';

const places = [
  { name: 'Home', icon: <HomeIcon /> },
  { name: 'Settings', icon: <SettingsIcon /> },
];

export default function MiniDrawer() {
  const [wide, setWide] = React.useState(false);
  const width = wide ? 180 : 56;

  return (
    <Box sx={{ position: 'relative', display: 'flex', width: '100%', height: 220 }}>
      <Drawer
        variant="permanent"
        sx={{
          width,
          flexShrink: 0,
          whiteSpace: 'nowrap',
          transition: 'width 200ms',
          '& .MuiDrawer-paper': {
            position: 'absolute',
            width,
            overflowX: 'hidden',
            transition: 'width 200ms',
          },
        }}
      >
        <Box sx={{ p: 1 }}>
          <IconButton
            aria-label={wide ? 'Show icons only' : 'Show names'}
            onClick={() => setWide(!wide)}
          >
            <MenuIcon />
          </IconButton>
        </Box>
        <List component="nav" aria-label="App">
          {places.map(({ name, icon }) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton aria-label={name}>
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
