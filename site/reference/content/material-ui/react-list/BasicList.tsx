import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';

export default function BasicList() {
  return (
    <List aria-label="Mail folders" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <InboxIcon />
          </ListItemIcon>
          <ListItemText primary="Inbox" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <DraftsIcon />
          </ListItemIcon>
          <ListItemText primary="Drafts" secondary="2 unfinished" />
        </ListItemButton>
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem disablePadding>
        <ListItemButton component="a" href="#basic-list">
          <ListItemText inset primary="A link" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
