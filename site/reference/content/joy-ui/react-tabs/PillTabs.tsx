import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import TabPanel from '@mui/joy/TabPanel';

const periods = ['Day', 'Week', 'Month'];

export default function PillTabs() {
  return (
    <Tabs aria-label="Period" defaultValue="Week" sx={{ bgcolor: 'transparent' }}>
      <TabList
        disableUnderline
        sx={{ p: 0.5, gap: 0.5, borderRadius: 'xl', bgcolor: 'background.level1' }}
      >
        {periods.map((period) => (
          <Tab
            key={period}
            value={period}
            disableIndicator
            sx={{
              borderRadius: 'lg',
              '&.Mui-selected': { boxShadow: 'sm', bgcolor: 'background.surface' },
            }}
          >
            {period}
          </Tab>
        ))}
      </TabList>
      {periods.map((period) => (
        <TabPanel key={period} value={period}>
          Numbers of the {period.toLowerCase()}
        </TabPanel>
      ))}
    </Tabs>
  );
}
