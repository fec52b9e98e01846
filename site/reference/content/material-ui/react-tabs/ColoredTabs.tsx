import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColoredTabs() {
  const [value, setValue] = React.useState('day');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Forecast"
      >
        <Tab value="day" label="Day" />
        <Tab value="week" label="Week" />
        <Tab value="month" label="Month" />
      </Tabs>
    </Box>
  );
}
