import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

const List = styled('div')({
  display: 'flex',
  borderBottom: '1px solid',
  [`& .${tabClasses.root}`]: {
    padding: '8px 12px',
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  [`& .${tabClasses.selected}`]: { borderBottomColor: 'currentColor', fontWeight: 700 },
  [`& .${tabClasses.root}:focus-visible`]: { outline: '3px solid #0b6bcb', outlineOffset: -3 },
  [`& .${tabClasses.disabled}`]: { opacity: 0.5 },
});

export default function BasicTabs() {
  return (
    <Tabs defaultValue="when">
      <TabsList aria-label="Concert" slots={{ root: List }}>
        <Tab value="when">When</Tab>
        <Tab value="where">Where</Tab>
        <Tab value="seats" disabled>
          Seats
        </Tab>
      </TabsList>
      <TabPanel value="when">
        <p>Friday, at eight in the evening.</p>
      </TabPanel>
      <TabPanel value="where">
        <p>In the old harbor, hall 3.</p>
      </TabPanel>
      <TabPanel value="seats">
        <p>Sold out.</p>
      </TabPanel>
    </Tabs>
  );
}
