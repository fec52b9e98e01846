import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const separators = [
  { name: 'Letter', separator: '›' },
  { name: 'Icon', separator: <NavigateNextIcon fontSize="small" /> },
];

export default function CustomSeparator() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} separator={separator} aria-label={`Breadcrumb, ${name}`}>
          <Link underline="hover" color="inherit" href="#separator">
            Account
          </Link>
          <Typography sx={{ color: 'text.primary' }}>Orders</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
