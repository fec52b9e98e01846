import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SettingsIcon from '@mui/icons-material/Settings';

export default function SelectedLabel() {
  const [value, setValue] = React.useState('home');

  return (
    <BottomNavigation
      sx={{ width: '100%', maxWidth: 400 }}
      value={value}
      onChange={(event, next: string) => setValue(next)}
    >
      <BottomNavigationAction label="Home" value="home" icon={<HomeIcon />} />
      <BottomNavigationAction label="Files" value="files" icon={<FolderIcon />} />
      <BottomNavigationAction label="People" value="people" icon={<PersonIcon />} />
      <BottomNavigationAction label="Settings" value="settings" icon={<SettingsIcon />} />
    </BottomNavigation>
  );
}
