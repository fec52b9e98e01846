import Link from '@mui/joy/Link';
import Launch from '@mui/icons-material/Launch';
import Stack from '@mui/joy/Stack';

export default function LinkLooks() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Link href="#variants" variant="soft">
        Soft
      </Link>
      <Link href="#variants" variant="outlined" color="neutral">
        Outlined
      </Link>
      <Link href="#variants" level="h4" underline="always" endDecorator={<Launch />}>
        As large as a heading
      </Link>
    </Stack>
  );
}
