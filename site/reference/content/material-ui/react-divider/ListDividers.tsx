import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function ListDividers() {
  return (
    <Paper variant="outlined" sx={{ width: 260 }}>
      <List aria-label="Folders">
        <ListItem>
          <ListItemText primary="Inbox" />
        </ListItem>
        <Divider component="li" aria-hidden="true" />
        <ListItem>
          <ListItemText primary="Drafts" />
        </ListItem>
        <Divider component="li" aria-hidden="true" variant="inset" />
        <ListItem>
          <ListItemText primary="Sent" />
        </ListItem>
        <Divider component="li" aria-hidden="true" variant="middle" />
        <ListItem>
          <ListItemText primary="Trash" />
        </ListItem>
      </List>
    </Paper>
  );
}
