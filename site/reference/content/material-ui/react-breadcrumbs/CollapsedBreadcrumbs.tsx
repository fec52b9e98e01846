import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const steps = ['Home', 'Catalog', 'Garden', 'Tools'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs maxItems={2} expandText="Show the whole path" aria-label="Collapsed breadcrumb">
      {steps.map((step) => (
        <Link key={step} underline="hover" color="inherit" href="#collapsed-breadcrumbs">
          {step}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>Spades</Typography>
    </Breadcrumbs>
  );
}
