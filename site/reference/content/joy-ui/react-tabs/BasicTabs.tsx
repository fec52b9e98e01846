import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BasicTabs() {
  return (
    <Tabs aria-label="Recipe" defaultValue="ingredients" sx={{ width: 320 }}>
      <TabList>
        <Tab value="ingredients">Ingredients</Tab>
        <Tab value="steps">Steps</Tab>
        <Tab value="notes" disabled>
          Notes
        </Tab>
      </TabList>
      <TabPanel value="ingredients">Flour, water, salt.</TabPanel>
      <TabPanel value="steps">Knead, wait, bake.</TabPanel>
      <TabPanel value="notes">None yet.</TabPanel>
    </Tabs>
  );
}
