import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const between = ['Projects', '2026', 'Bridge'];

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Breadcrumb with a menu">
      <Link color="neutral" href="#long-paths">
        Home
      </Link>
      <Dropdown>
        <MenuButton size="sm" variant="plain" aria-label="Levels in between">
          …
        </MenuButton>
        <Menu size="sm">
          {between.map((name) => (
            <MenuItem key={name}>{name}</MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Drawings</Typography>
    </Breadcrumbs>
  );
}
