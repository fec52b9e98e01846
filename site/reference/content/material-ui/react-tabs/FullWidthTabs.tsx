import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FullWidthTabs() {
  const [value, setValue] = React.useState(0);
  const change = (_event: React.SyntheticEvent, next: number) => setValue(next);

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 3 }}>
      <Tabs variant="fullWidth" value={value} onChange={change} aria-label="Tickets, full width">
        <Tab label="Single" />
        <Tab label="Return" />
        <Tab label="Season" />
      </Tabs>
      <Tabs centered value={value} onChange={change} aria-label="Tickets, centered">
        <Tab label="Single" />
        <Tab label="Return" />
        <Tab label="Season" />
      </Tabs>
    </Box>
  );
}
