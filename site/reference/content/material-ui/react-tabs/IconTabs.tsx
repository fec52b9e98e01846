import * as React from 'react';
import PersonIcon from '@mui/icons-material/Person';
import PhoneIcon from '@mui/icons-material/Phone';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Contacts">
      <Tab label="Recent" icon={<PhoneIcon />} iconPosition="start" />
      <Tab label="Favorites" />
      <Tab icon={<PersonIcon />} aria-label="Nearby" />
    </Tabs>
  );
}
