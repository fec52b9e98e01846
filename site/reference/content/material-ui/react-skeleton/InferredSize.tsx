import Avatar from '@mui/material/Avatar';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InferredSize() {
  return (
    <Stack spacing={1} aria-hidden="true" sx={{ width: 260 }}>
      <Typography variant="h4" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="body1" component="div">
        <Skeleton />
      </Typography>
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
    </Stack>
  );
}
