import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BadgeInset() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={count}
        badgeInset="14%"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        size="sm"
      >
        <Avatar size="lg">D</Avatar>
      </Badge>
      <Button size="sm" variant="soft" onClick={() => setCount(count + 1)}>
        Add
      </Button>
      <Button size="sm" variant="plain" onClick={() => setCount(0)}>
        Clear
      </Button>
    </Stack>
  );
}
