import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Home from '@mui/icons-material/Home';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BreadcrumbsSizes() {
  return (
    <Stack>
      {sizes.map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={`Breadcrumb, ${size}`}>
          <Link color="neutral" href="#sizes-and-icons" startDecorator={<Home fontSize="inherit" />}>
            Home
          </Link>
          <Typography aria-current="page">Size {size}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
