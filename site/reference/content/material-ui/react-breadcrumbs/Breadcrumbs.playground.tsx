import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsPlayground(props: BreadcrumbsProps) {
  return (
    <Breadcrumbs aria-label="Where you are" {...props}>
      <Link href="#playground">Shop</Link>
      <Link href="#playground">Garden</Link>
      <Link href="#playground">Tools</Link>
      <Typography aria-current="page">Rakes</Typography>
    </Breadcrumbs>
  );
}
