import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLinks() {
  return (
    <Stack direction="row" spacing={2}>
      <Link href="#underline" underline="always">
        Always
      </Link>
      <Link href="#underline" underline="hover">
        On hover
      </Link>
      <Link href="#underline" underline="none">
        Never
      </Link>
    </Stack>
  );
}
