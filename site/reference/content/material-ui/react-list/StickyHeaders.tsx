import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const sections = [
  { letter: 'A', names: ['Ada', 'Alan', 'Annie'] },
  { letter: 'G', names: ['Grace', 'Gladys', 'Guido'] },
  { letter: 'K', names: ['Katherine', 'Ken', 'Karen'] },
];

export default function StickyHeaders() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="People by letter"
      sx={{ width: '100%', maxWidth: 320, maxHeight: 240, overflow: 'auto' }}
    >
      <List disablePadding>
        {sections.map(({ letter, names }) => (
          <li key={letter}>
            <List disablePadding aria-label={letter}>
              <ListSubheader>{letter}</ListSubheader>
              {names.map((name) => (
                <ListItem key={name}>
                  <ListItemText primary={name} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Box>
  );
}
