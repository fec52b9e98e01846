import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import HomeIcon from '@mui/icons-material/Home';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumb of chips">
      <Chip
        component="a"
        href="#chips"
        size="small"
        clickable
        icon={<HomeIcon />}
        label="Home"
        onClick={() => {}}
      />
      <Chip component="a" href="#chips" size="small" clickable label="Garden" onClick={() => {}} />
      <Chip size="small" label="Tools" variant="outlined" aria-current="page" />
    </Breadcrumbs>
  );
}
