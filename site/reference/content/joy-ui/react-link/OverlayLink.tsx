import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function OverlayLink() {
  return (
    <Sheet
      variant="outlined"
      sx={{ position: 'relative', p: 2, borderRadius: 'sm', '&:hover': { borderColor: 'primary.500' } }}
    >
      <Link overlay underline="none" href="#covering-the-parent">
        Opening hours
      </Link>
      <Typography level="body-sm">A click anywhere in here follows the link.</Typography>
    </Sheet>
  );
}
