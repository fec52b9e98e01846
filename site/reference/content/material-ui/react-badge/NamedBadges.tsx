import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Stack from '@mui/material/Stack';

function describe(name: string, count: number) {
  if (count === 0) return `${name}, nothing new`;
  return count > 99 ? `${name}, more than 99 new` : `${name}, ${count} new`;
}

export default function NamedBadges() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label={describe('Mail', 4)}>
        <Badge badgeContent={4} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label={describe('Notifications', 120)}>
        <Badge badgeContent={120} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
