import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);

  return (
    <List
      aria-labelledby="nested-list-subheader"
      sx={{ width: '100%', maxWidth: 320 }}
      subheader={<ListSubheader id="nested-list-subheader">Documents</ListSubheader>}
    >
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemText primary="Contracts" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} unmountOnExit>
          <List disablePadding aria-label="Contracts">
            <ListItem disablePadding>
              <ListItemButton sx={{ paddingInlineStart: 4 }}>
                <ListItemText primary="Rent" />
              </ListItemButton>
            </ListItem>
          </List>
        </Collapse>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Invoices" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
