import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import DeleteIcon from '@mui/icons-material/Delete';

export default function ListControls() {
  const [wifi, setWifi] = React.useState(true);
  const [networks, setNetworks] = React.useState(['Home', 'Office', 'Café']);

  return (
    <List aria-label="Network" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem
        divider
        secondaryAction={
          <Switch
            edge="end"
            checked={wifi}
            onChange={(event) => setWifi(event.target.checked)}
            slotProps={{ input: { 'aria-labelledby': 'wifi-switch-label' } }}
          />
        }
      >
        <ListItemText id="wifi-switch-label" primary="Wi-Fi" />
      </ListItem>
      {networks.map((name) => (
        <ListItem
          key={name}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Forget ${name}`}
              onClick={() => setNetworks(networks.filter((other) => other !== name))}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemText primary={name} secondary="Known network" />
        </ListItem>
      ))}
    </List>
  );
}
