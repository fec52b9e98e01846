import InboxIcon from '@mui/icons-material/Inbox';
import InsightsIcon from '@mui/icons-material/Insights';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import PeopleIcon from '@mui/icons-material/People';

const places = [
  { name: 'Overview', icon: <InsightsIcon /> },
  { name: 'Orders', icon: <InboxIcon /> },
  { name: 'Customers', icon: <PeopleIcon /> },
];

interface PlacesProps {
  current: string;
  onChoose: (name: string) => void;
}

export default function Places({ current, onChoose }: PlacesProps) {
  return (
    <List component="nav" aria-label="Shop" sx={{ width: 220 }}>
      {places.map(({ name, icon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            selected={name === current}
            aria-current={name === current ? 'page' : undefined}
            onClick={() => onChoose(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
