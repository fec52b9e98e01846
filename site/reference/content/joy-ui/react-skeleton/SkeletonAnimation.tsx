import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonAnimation() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Skeleton variant="rectangular" height={32} animation="pulse" />
      <Skeleton variant="rectangular" height={32} animation="wave" />
      <Skeleton variant="rectangular" height={32} animation={false} />
    </Stack>
  );
}
