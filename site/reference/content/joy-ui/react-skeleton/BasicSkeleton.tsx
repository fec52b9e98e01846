import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function BasicSkeleton() {
  return (
    <Card variant="outlined" aria-busy="true" sx={{ width: 280 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Skeleton variant="circular" width={48} height={48} />
        <Stack sx={{ flexGrow: 1 }}>
          <Skeleton variant="text" level="title-md" width="70%" />
          <Skeleton variant="text" level="body-sm" width="40%" />
        </Stack>
      </Stack>
      <Skeleton variant="rectangular" height={90} />
    </Card>
  );
}
