import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function WindowWidth() {
  return <Typography>The window is {window.innerWidth} px wide.</Typography>;
}

export default function NoSsrFallback() {
  return (
    <NoSsr fallback={<Skeleton width={220} />}>
      <WindowWidth />
    </NoSsr>
  );
}
