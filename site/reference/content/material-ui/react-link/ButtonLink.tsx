import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [count, setCount] = React.useState(0);

  return (
    <Box>
      <Typography>
        Nothing arrived?{' '}
        <Link component="button" type="button" onClick={() => setCount(count + 1)}>
          Send it again
        </Link>
      </Typography>
      <Typography variant="body2" role="status">
        {count > 0 && `Sent ${count === 1 ? 'once' : `${count} times`}`}
      </Typography>
    </Box>
  );
}
