import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const accounts = ['ada@example.com', 'team@example.com'];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [account, setAccount] = React.useState(accounts[0]);

  const choose = (name: string) => {
    setAccount(name);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Account: {account}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose another
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose an account</DialogTitle>
        <List sx={{ pt: 0 }}>
          {accounts.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                autoFocus={name === account}
                selected={name === account}
                onClick={() => choose(name)}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
