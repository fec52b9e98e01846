import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const channels = ['General', 'Design', 'Support'];

export default function SelectedItem() {
  const [selected, setSelected] = React.useState('Design');

  return (
    <List dense aria-label="Channels" sx={{ width: '100%', maxWidth: 320 }}>
      {channels.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === selected}
            aria-current={name === selected ? 'true' : undefined}
            onClick={() => setSelected(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
