import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function BasicLinks() {
  return (
    <Stack direction="row" spacing={2}>
      <Link href="#basic-links">Default</Link>
      <Link href="#basic-links" color="inherit">
        Inherit
      </Link>
      <Link href="#basic-links" variant="body2">
        Small
      </Link>
    </Stack>
  );
}
