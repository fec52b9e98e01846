import * as React from 'react';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Mail from '@mui/icons-material/Mail';
import Stack from '@mui/joy/Stack';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="One less" disabled={count === 0} onClick={() => setCount(count - 1)}>
        <Remove />
      </IconButton>
      <Badge badgeContent={count}>
        <Mail titleAccess={`Inbox, ${count} unread`} />
      </Badge>
      <Badge badgeContent={count} showZero>
        <Mail titleAccess={`Inbox, ${count} unread, zero shown`} />
      </Badge>
      <IconButton aria-label="One more" onClick={() => setCount(count + 1)}>
        <Add />
      </IconButton>
    </Stack>
  );
}
