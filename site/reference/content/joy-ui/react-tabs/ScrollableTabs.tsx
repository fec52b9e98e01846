import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollableTabs() {
  return (
    <Tabs aria-label="Month" defaultValue={2} sx={{ width: 320 }}>
      <TabList sx={{ overflow: 'auto', scrollSnapType: 'x mandatory' }}>
        {months.map((month) => (
          <Tab key={month} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {month}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
