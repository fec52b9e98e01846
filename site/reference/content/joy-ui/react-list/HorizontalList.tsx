import Home from '@mui/icons-material/Home';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function HorizontalList() {
  return (
    <List orientation="horizontal" aria-label="Sections" sx={{ flexGrow: 0 }}>
      <ListItem>
        <ListItemButton aria-label="Home">
          <Home />
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>News</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Shop</ListItemButton>
      </ListItem>
    </List>
  );
}
