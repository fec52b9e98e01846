import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const names = ['Overview', 'Activity', 'Settings'];

export default function BasicTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <div>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Project">
        {names.map((name, at) => (
          <Tab
            key={name}
            label={name}
            id={`project-tab-${at}`}
            aria-controls={`project-panel-${at}`}
          />
        ))}
      </Tabs>
      {names.map((name, at) => (
        <Box
          key={name}
          role="tabpanel"
          hidden={value !== at}
          id={`project-panel-${at}`}
          aria-labelledby={`project-tab-${at}`}
          sx={{ p: 3 }}
        >
          {name}
        </Box>
      ))}
    </div>
  );
}
