import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <Card variant="outlined" aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar
                aria-hidden="true"
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                A
              </Avatar>
            )
          }
          title={loading ? <Skeleton width="60%" /> : 'Ada Lovelace'}
          subheader={loading ? <Skeleton width="40%" /> : 'Five hours ago'}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography>
            {loading ? <Skeleton /> : 'The engine weaves algebraic patterns.'}
          </Typography>
        </CardContent>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the content' : 'Load again'}
      </Button>
    </Stack>
  );
}
