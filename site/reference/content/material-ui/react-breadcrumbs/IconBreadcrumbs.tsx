import Breadcrumbs from '@mui/material/Breadcrumbs';
import HomeIcon from '@mui/icons-material/Home';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import WhatshotIcon from '@mui/icons-material/Whatshot';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumb with icons">
      <Link underline="hover" color="inherit" href="#icons" sx={row}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Typography sx={{ ...row, color: 'text.primary' }} aria-current="page">
        <WhatshotIcon fontSize="inherit" />
        Popular
      </Typography>
    </Breadcrumbs>
  );
}
