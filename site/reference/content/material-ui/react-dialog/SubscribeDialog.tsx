import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SubscribeDialog() {
  const [open, setOpen] = React.useState(false);
  const [email, setEmail] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmail(String(new FormData(event.currentTarget).get('email')));
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {email === '' ? 'Not subscribed' : `Subscribed as ${email}`}
      </Typography>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Subscribe</DialogTitle>
        <DialogContent>
          <form id="subscribe-form" onSubmit={submit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          {/* The button stands outside of the form, so it names it. */}
          <Button type="submit" form="subscribe-form">
            Subscribe
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
