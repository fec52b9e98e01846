import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function VerticalTabs() {
  return (
    <Tabs
      aria-label="Settings"
      orientation="vertical"
      defaultValue={0}
      size="sm"
      sx={{ minWidth: 280, height: 140 }}
    >
      <TabList>
        <Tab>Profile</Tab>
        <Tab>Mail</Tab>
        <Tab>Security</Tab>
      </TabList>
      <TabPanel value={0}>Name and picture</TabPanel>
      <TabPanel value={1}>What to send, and when</TabPanel>
      <TabPanel value={2}>Password and keys</TabPanel>
    </Tabs>
  );
}
