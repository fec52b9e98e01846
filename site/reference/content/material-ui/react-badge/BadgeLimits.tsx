import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeLimits() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={0} color="primary">
        <MailIcon titleAccess="No mail, no badge" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <MailIcon titleAccess="No mail" />
      </Badge>
      <Badge badgeContent={99} color="primary">
        <MailIcon titleAccess="99 mails" />
      </Badge>
      <Badge badgeContent={1000} max={999} color="primary">
        <MailIcon titleAccess="1000 mails" />
      </Badge>
    </Stack>
  );
}
