import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function VerticalTabs() {
  const [value, setValue] = React.useState('mail');

  return (
    <Tabs
      orientation="vertical"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Settings"
      sx={{ borderRight: 1, borderColor: 'divider' }}
    >
      <Tab label="Mail" value="mail" />
      <Tab label="Security" value="security" />
      <Tab label="Invoices" value="invoices" disabled />
    </Tabs>
  );
}
