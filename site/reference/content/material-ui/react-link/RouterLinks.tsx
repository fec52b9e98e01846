import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  onVisit: (to: string) => void;
}

function RouterLink({ to, onVisit, children, ...props }: RouterLinkProps) {
  return (
    <a
      {...props}
      href="#with-a-router"
      onClick={(event) => {
        event.preventDefault();
        onVisit(to);
      }}
    >
      {children}
    </a>
  );
}

export default function RouterLinks() {
  const [place, setPlace] = React.useState('/home');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <Link component={RouterLink} to="/home" onVisit={setPlace}>
          Home
        </Link>
        <Link component={RouterLink} to="/prices" onVisit={setPlace}>
          Prices
        </Link>
      </Stack>
      <Typography role="status">You are at {place}</Typography>
    </Stack>
  );
}
