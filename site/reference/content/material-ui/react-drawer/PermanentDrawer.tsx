import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const places = ['Orders', 'Customers', 'Stock'];

export default function PermanentDrawer() {
  const [place, setPlace] = React.useState(places[0]);

  return (
    <Box sx={{ position: 'relative', display: 'flex', width: '100%', height: 240 }}>
      <Drawer
        variant="permanent"
        sx={{
          width: 150,
          flexShrink: 0,
          '& .MuiDrawer-paper': { position: 'absolute', width: 150 },
        }}
      >
        <List component="nav" aria-label="Shop">
          {places.map((name) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton
                selected={name === place}
                aria-current={name === place ? 'page' : undefined}
                onClick={() => setPlace(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography sx={{ p: 3 }}>{place} of this week</Typography>
    </Box>
  );
}
