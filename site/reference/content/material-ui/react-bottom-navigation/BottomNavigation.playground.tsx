import FavoriteIcon from '@mui/icons-material/Favorite';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import RestoreIcon from '@mui/icons-material/Restore';
import BottomNavigation, { type BottomNavigationProps } from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['showLabels'],
} satisfies Controls<typeof BottomNavigation>;

export default function BottomNavigationPlayground(props: BottomNavigationProps) {
  const [place, setPlace] = useState('recent');

  return (
    <BottomNavigation {...props} value={place} onChange={(event, next) => setPlace(next)} sx={{ width: 320 }}>
      <BottomNavigationAction value="recent" label="Recent" icon={<RestoreIcon />} />
      <BottomNavigationAction value="saved" label="Saved" icon={<FavoriteIcon />} />
      <BottomNavigationAction value="nearby" label="Nearby" icon={<LocationOnIcon />} />
    </BottomNavigation>
  );
}
