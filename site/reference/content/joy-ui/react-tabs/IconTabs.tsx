import Bookmark from '@mui/icons-material/Bookmark';
import Home from '@mui/icons-material/Home';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Search from '@mui/icons-material/Search';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function IconTabs() {
  return (
    <Tabs aria-label="App" defaultValue={0}>
      <TabList tabFlex={1}>
        <Tab>
          <ListItemDecorator>
            <Home />
          </ListItemDecorator>
          Home
        </Tab>
        <Tab>
          <ListItemDecorator>
            <Search />
          </ListItemDecorator>
          Search
        </Tab>
        <Tab disabled>
          <ListItemDecorator>
            <Bookmark />
          </ListItemDecorator>
          Saved
        </Tab>
      </TabList>
    </Tabs>
  );
}
