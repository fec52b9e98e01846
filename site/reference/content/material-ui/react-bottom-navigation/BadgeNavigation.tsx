import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import ChatIcon from '@mui/icons-material/Chat';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function BadgeNavigation() {
  const [value, setValue] = React.useState('home');
  const [unread, setUnread] = React.useState(3);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <BottomNavigation
        showLabels
        value={value}
        onChange={(_event, next: string) => {
          setValue(next);
          if (next === 'messages') setUnread(0);
        }}
      >
        <BottomNavigationAction value="home" label="Home" icon={<HomeIcon />} />
        <BottomNavigationAction
          value="messages"
          label={
            <React.Fragment>
              Messages
              {unread > 0 && <span style={visuallyHidden}>, {unread} unread</span>}
            </React.Fragment>
          }
          icon={
            <Badge
              badgeContent={unread}
              color="primary"
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              <ChatIcon />
            </Badge>
          }
        />
        <BottomNavigationAction value="profile" label="Profile" icon={<PersonIcon />} />
      </BottomNavigation>
    </Box>
  );
}
