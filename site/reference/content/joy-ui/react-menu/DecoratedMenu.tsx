import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function DecoratedMenu() {
  return (
    <Dropdown>
      <MenuButton variant="soft">Document</MenuButton>
      <Menu size="sm" placement="bottom-start">
        <MenuItem>
          <ListItemDecorator>
            <ContentCopy />
          </ListItemDecorator>
          Duplicate
        </MenuItem>
        <MenuItem disabled>Publish</MenuItem>
        <ListDivider />
        <MenuItem color="danger" variant="soft">
          <ListItemDecorator>
            <Delete />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
