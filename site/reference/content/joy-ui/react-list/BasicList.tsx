import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

export default function BasicList() {
  return (
    <List aria-label="Folders" sx={{ maxWidth: 260 }}>
      <ListItem>
        <ListItemButton selected>
          <ListItemDecorator>
            <Inbox />
          </ListItemDecorator>
          <ListItemContent>Inbox</ListItemContent>
          <Typography level="body-sm">12</Typography>
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Drafts />
          </ListItemDecorator>
          <ListItemContent>Drafts</ListItemContent>
        </ListItemButton>
      </ListItem>
    </List>
  );
}
