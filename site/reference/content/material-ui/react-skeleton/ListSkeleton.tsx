import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const people = [
  { name: 'Amara', role: 'Design' },
  { name: 'Jonas', role: 'Support' },
  { name: 'Mei', role: 'Engineering' },
];

export default function ListSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-busy={loading} aria-label="Team">
        {people.map(({ name, role }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar sx={{ bgcolor: 'primary.main' }}>{name[0]}</Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="60%" /> : name}
              secondary={loading ? <Skeleton width="40%" /> : role}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Finish loading' : 'Load again'}</Button>
    </Box>
  );
}
