import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function WrappedTabs() {
  const [value, setValue] = React.useState('conditions');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Contract"
        sx={{ '& .MuiTab-root': { maxWidth: 140 } }}
      >
        <Tab value="conditions" label="Conditions for delivery and return" wrapped />
        <Tab value="price" label="Price" />
        <Tab value="closed" label="Archive" disabled />
      </Tabs>
    </Box>
  );
}
