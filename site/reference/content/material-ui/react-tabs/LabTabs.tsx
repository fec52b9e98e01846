import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function LabTabs() {
  const [value, setValue] = React.useState('ingredients');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList onChange={(_event, next: string) => setValue(next)} aria-label="Recipe">
          <Tab label="Ingredients" value="ingredients" />
          <Tab label="Steps" value="steps" />
        </TabList>
        <TabPanel value="ingredients">Flour, water, salt</TabPanel>
        <TabPanel value="steps">Mix, wait, bake</TabPanel>
      </TabContext>
    </Box>
  );
}
