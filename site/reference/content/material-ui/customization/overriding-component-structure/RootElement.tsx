import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function RootElement() {
  return (
    <List sx={{ width: '100%', maxWidth: 280 }}>
      <ListItem disablePadding>
        <ListItemButton component="a" href="#root-element">
          <ListItemText primary="An anchor" secondary='component="a"' />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton component="button" sx={{ width: '100%' }}>
          <ListItemText primary="A button" secondary='component="button"' />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
