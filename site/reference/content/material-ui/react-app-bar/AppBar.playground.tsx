import MenuIcon from '@mui/icons-material/Menu';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['color', 'elevation', 'enableColorOnDark', 'square'],
} satisfies Controls<typeof AppBar>;

export default function AppBarPlayground(props: AppBarProps) {
  return (
    <AppBar {...props} position="static">
      <Toolbar>
        <IconButton color="inherit" edge="start" aria-label="Menu">
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Orders
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  );
}
