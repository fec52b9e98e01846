import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SkeletonOverContent() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2}>
      <Typography
        component="label"
        startDecorator={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      >
        Loading
      </Typography>
      <Stack direction="row" spacing={2} aria-busy={loading}>
        <Avatar>
          <Skeleton loading={loading}>RB</Skeleton>
        </Avatar>
        <Typography>
          <Skeleton loading={loading}>Rosa Bianchi wrote a short answer.</Skeleton>
        </Typography>
      </Stack>
    </Stack>
  );
}
