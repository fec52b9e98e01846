import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import Box from '@mui/system/Box';

const settings = ['Profile', 'Privacy', 'Sound'];

export default function VerticalTabs() {
  const [value, setValue] = React.useState<string | number | null>('Profile');

  return (
    <Box
      sx={{
        '& > div': { display: 'flex', gap: 3 },
        '& [role=tablist]': { display: 'grid', alignContent: 'start', gap: 0.5 },
        [`& .${tabClasses.root}`]: {
          p: 1,
          border: '1px solid transparent',
          borderRadius: 1,
          backgroundColor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
        },
        [`& .${tabClasses.selected}`]: { borderColor: 'currentColor' },
      }}
    >
      <Tabs
        orientation="vertical"
        selectionFollowsFocus
        value={value}
        onChange={(_, newValue) => setValue(newValue)}
      >
        <TabsList aria-label="Settings">
          {settings.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {settings.map((name) => (
          <TabPanel key={name} value={name}>
            <p style={{ margin: 8 }}>Everything about {name.toLowerCase()}.</p>
          </TabPanel>
        ))}
      </Tabs>
    </Box>
  );
}
