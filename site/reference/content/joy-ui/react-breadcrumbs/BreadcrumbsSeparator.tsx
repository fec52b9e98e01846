import Breadcrumbs from '@mui/joy/Breadcrumbs';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Home from '@mui/icons-material/Home';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsSeparator() {
  return (
    <Breadcrumbs
      size="sm"
      separator={<ChevronRight fontSize="small" />}
      aria-label="Place of this chapter"
    >
      <Link href="#start" color="neutral" aria-label="Start">
        <Home />
      </Link>
      <Link href="#book" color="neutral">
        Book
      </Link>
      <Typography aria-current="page">Chapter 3</Typography>
    </Breadcrumbs>
  );
}
