import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

export default function ColoredNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{
        width: '100%',
        maxWidth: 360,
        borderRadius: 4,
        bgcolor: '#0d2f5c',
        [`& .${bottomNavigationActionClasses.root}`]: { color: '#c5d6ec' },
        [`& .${bottomNavigationActionClasses.selected}`]: { color: '#fff' },
      }}
    >
      <BottomNavigationAction label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction label="Search" icon={<SearchIcon />} />
      <BottomNavigationAction label="You" icon={<PersonIcon />} />
    </BottomNavigation>
  );
}
