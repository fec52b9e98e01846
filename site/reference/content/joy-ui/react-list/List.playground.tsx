import List, { type ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListPlayground(props: ListProps) {
  return (
    <List aria-label="Folders" {...props}>
      <ListItem>
        <ListItemButton selected>Inbox</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Drafts</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Sent</ListItemButton>
      </ListItem>
    </List>
  );
}
