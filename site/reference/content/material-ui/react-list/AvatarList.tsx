import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  { from: 'Ada', text: 'The engine works. Shall we write the notes together on Thursday?' },
  { from: 'Grace', text: 'I found a moth in the relay.' },
];

export default function AvatarList() {
  return (
    <List aria-label="Messages" sx={{ width: '100%', maxWidth: 360 }}>
      {messages.map(({ from, text }, index) => (
        <ListItem key={from} alignItems="flex-start" divider={index < messages.length - 1}>
          <ListItemAvatar>
            <Avatar
              aria-hidden="true"
              sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
            >
              {from[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={from}
            secondary={text}
            slotProps={{ primary: { sx: { fontWeight: 500 } } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
