import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Place of this page">
      <Link href="#home">Home</Link>
      <Link href="#tools">Tools</Link>
      <Typography aria-current="page">Planes</Typography>
    </Breadcrumbs>
  );
}
