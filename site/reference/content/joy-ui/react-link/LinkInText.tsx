import Link from '@mui/joy/Link';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Typography from '@mui/joy/Typography';

export default function LinkInText() {
  return (
    <Typography sx={{ maxWidth: 340 }}>
      Read the{' '}
      <Link href="#guide" underline="always">
        guide
      </Link>{' '}
      first, then look at the{' '}
      <Link href="#examples" underline="always" endDecorator={<OpenInNew fontSize="small" />}>
        examples
      </Link>
      .
    </Typography>
  );
}
