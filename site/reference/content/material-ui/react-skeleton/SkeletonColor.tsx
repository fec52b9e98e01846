import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ p: 3, bgcolor: '#121a2e' }}>
      <Skeleton variant="rounded" width={210} height={90} sx={{ bgcolor: '#2a3654' }} />
      <Skeleton width={160} sx={{ mt: 1, bgcolor: '#2a3654' }} />
    </Box>
  );
}
