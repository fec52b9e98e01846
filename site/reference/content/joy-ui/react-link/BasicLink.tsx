import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function BasicLink() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link href="#always" underline="always">
        Always underlined
      </Link>
      <Link href="#hover" underline="hover" color="neutral">
        On hover
      </Link>
      <Link href="#soft" variant="soft" color="success">
        Soft
      </Link>
      <Link href="#large" level="title-lg">
        Large
      </Link>
    </Stack>
  );
}
