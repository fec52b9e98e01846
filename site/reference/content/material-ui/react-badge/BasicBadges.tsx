import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function BasicBadges() {
  return (
    <Stack direction="row" spacing={3}>
      <IconButton aria-label="Mail, 4 unread">
        <Badge badgeContent={4} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, 12 new">
        <Badge badgeContent={12} color="secondary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, some are new">
        <Badge variant="dot" color="success">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
