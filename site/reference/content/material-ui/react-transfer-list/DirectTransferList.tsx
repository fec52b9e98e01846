import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { columns, without } from './data.ts';

export default function DirectTransferList() {
  const [shown, setShown] = React.useState<readonly string[]>(['Amount', 'Customer']);
  const [news, setNews] = React.useState('');

  const lists = [
    { name: 'Hidden', verb: 'Show', Icon: AddIcon, items: without(columns, shown) },
    { name: 'Shown', verb: 'Hide', Icon: RemoveIcon, items: shown },
  ];
  const move = (verb: string, item: string) => {
    setShown(verb === 'Show' ? [...shown, item] : without(shown, [item]));
    setNews(verb === 'Show' ? `${item} is shown` : `${item} is hidden`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={1}>
        {lists.map(({ name, verb, Icon, items }) => (
          <Paper key={name} variant="outlined" sx={{ flex: 1, minHeight: 260, p: 1 }}>
            <Typography>{name}</Typography>
            <List dense disablePadding aria-label={name}>
              {items.map((item) => (
                <ListItem
                  key={item}
                  disableGutters
                  secondaryAction={
                    <IconButton
                      edge="end"
                      size="small"
                      aria-label={`${verb} ${item}`}
                      onClick={() => move(verb, item)}
                    >
                      <Icon fontSize="small" />
                    </IconButton>
                  }
                >
                  <ListItemText primary={item} />
                </ListItem>
              ))}
            </List>
          </Paper>
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {news}
      </Typography>
    </Stack>
  );
}
