import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import ChatIcon from '@mui/icons-material/Chat';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import PeopleIcon from '@mui/icons-material/People';

const lists = {
  Chats: ['Are you there?', 'The key is under the mat.', 'See you on Sunday.'],
  People: ['Anna', 'Boris', 'Chen'],
};

export default function FixedNavigation() {
  const [value, setValue] = React.useState<keyof typeof lists>('Chats');

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 360,
        height: 260,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <List aria-label={value}>
        {lists[value].map((text) => (
          <ListItem key={text}>
            <ListItemText primary={text} />
          </ListItem>
        ))}
      </List>
      <Paper elevation={3} sx={{ position: 'absolute', bottom: 0, left: 0, right: 0 }}>
        <BottomNavigation
          showLabels
          value={value}
          onChange={(_event, next: keyof typeof lists) => setValue(next)}
        >
          <BottomNavigationAction
            label="Chats"
            value="Chats"
            aria-label="Chats, with news"
            icon={
              <Badge variant="dot" color="primary">
                <ChatIcon />
              </Badge>
            }
          />
          <BottomNavigationAction label="People" value="People" icon={<PeopleIcon />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
