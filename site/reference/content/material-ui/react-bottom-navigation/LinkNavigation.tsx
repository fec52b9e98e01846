import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';

export default function LinkNavigation() {
  return (
    <Paper
      component="nav"
      aria-label="Sample navigation"
      elevation={3}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <BottomNavigation showLabels value="home">
        <BottomNavigationAction
          label="Home"
          value="home"
          icon={<HomeIcon />}
          href="#link-navigation"
          aria-current="page"
        />
        <BottomNavigationAction
          label="Search"
          value="search"
          icon={<SearchIcon />}
          href="#link-navigation"
        />
      </BottomNavigation>
    </Paper>
  );
}
