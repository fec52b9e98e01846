import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferenceQuery() {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const coarse = useMediaQuery('(pointer: coarse)');

  return (
    <List dense>
      <ListItem>
        <ListItemText primary="Dark system" secondary={dark ? 'yes' : 'no'} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Less motion" secondary={calm ? 'yes' : 'no'} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Touch" secondary={coarse ? 'yes' : 'no'} />
      </ListItem>
    </List>
  );
}
