import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { OpenInNew } from './icons.tsx';

export default function LinkInText() {
  return (
    <Typography sx={{ maxWidth: 340 }}>
      Read the{' '}
      <Link href="#guide" underline="always">
        guide
      </Link>{' '}
      first, then look at the{' '}
      <Link href="#examples" underline="always" endDecorator={<OpenInNew />}>
        examples
      </Link>
      .
    </Typography>
  );
}
