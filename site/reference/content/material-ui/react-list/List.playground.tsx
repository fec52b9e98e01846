import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['dense', 'disablePadding', 'subheader'],
  choices: { subheader: { Mail: <ListSubheader>Mail</ListSubheader> } },
} satisfies Controls<typeof List>;

export default function ListPlayground(props: ListProps) {
  return (
    <List {...props} sx={{ width: 280, bgcolor: 'background.paper' }}>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <InboxIcon />
          </ListItemIcon>
          <ListItemText primary="Inbox" secondary="3 unread" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <DraftsIcon />
          </ListItemIcon>
          <ListItemText primary="Drafts" secondary="Edited today" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
