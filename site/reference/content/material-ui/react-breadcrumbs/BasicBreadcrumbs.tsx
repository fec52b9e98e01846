import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Basic breadcrumb">
      <Link underline="hover" color="inherit" href="#basic-breadcrumbs">
        Shop
      </Link>
      <Link underline="hover" color="inherit" href="#basic-breadcrumbs">
        Books
      </Link>
      <Typography sx={{ color: 'text.primary' }} aria-current="page">
        Atlases
      </Typography>
    </Breadcrumbs>
  );
}
