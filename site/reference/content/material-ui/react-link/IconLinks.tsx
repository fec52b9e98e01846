import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Stack from '@mui/material/Stack';

export default function IconLinks() {
  return (
    <Stack spacing={1}>
      <Link
        href="#new-tabs-and-icons"
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
      >
        Terms of use
        <OpenInNewIcon fontSize="inherit" titleAccess="(opens in a new tab)" />
      </Link>
      <Link href="#new-tabs-and-icons" variant="body2" color="text.secondary">
        A quiet link in small print
      </Link>
    </Stack>
  );
}
