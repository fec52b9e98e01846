import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function IconMenu() {
  return (
    <Paper sx={{ width: 280 }}>
      <MenuList aria-label="Edit">
        <MenuItem>
          <ListItemIcon>
            <ContentCopyIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Copy</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Ctrl+C
          </Typography>
        </MenuItem>
        <MenuItem>
          <ListItemIcon>
            <ContentPasteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Paste</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Ctrl+V
          </Typography>
        </MenuItem>
        <Divider component="li" />
        <MenuItem disabled>
          <ListItemText inset>Nothing to undo</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
