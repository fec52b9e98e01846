import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function DenseMenu() {
  return (
    <Paper sx={{ width: 240 }}>
      <MenuList dense aria-label="Line spacing">
        <MenuItem>
          <ListItemText inset>Single</ListItemText>
        </MenuItem>
        <MenuItem>
          <ListItemIcon>
            <CheckIcon fontSize="small" titleAccess="Chosen" />
          </ListItemIcon>
          <ListItemText>Double</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem>
          <ListItemText inset>Custom…</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
