import Home from '@mui/icons-material/Home';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Settings from '@mui/icons-material/Settings';

const items = [
  { name: 'Home', icon: <Home /> },
  { name: 'Settings', icon: <Settings /> },
];

export default function SpacedList() {
  return (
    <List
      size="lg"
      variant="soft"
      aria-label="App"
      sx={{
        width: 240,
        borderRadius: 'md',
        '--List-padding': '8px',
        '--List-gap': '8px',
        '--List-radius': '12px',
        '--ListItem-minHeight': '44px',
      }}
    >
      {items.map(({ name, icon }, at) => (
        <ListItem key={name}>
          <ListItemButton selected={at === 0} aria-current={at === 0 ? 'page' : undefined}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
