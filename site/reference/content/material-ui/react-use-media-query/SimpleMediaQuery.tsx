import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const matches = useMediaQuery('(min-width: 600px)');

  return <Typography>(min-width: 600px) {matches ? 'matches' : 'does not match'}</Typography>;
}
