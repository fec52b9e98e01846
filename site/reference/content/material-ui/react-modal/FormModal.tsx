import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormModal() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Trip');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename “{name}”
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} aria-labelledby="rename-title">
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            setName(String(new FormData(event.currentTarget).get('name')));
            setOpen(false);
          }}
          sx={{
            position: 'absolute',
            top: '30%',
            left: '50%',
            translate: '-50% -50%',
            width: 300,
            p: 3,
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 24,
          }}
        >
          <Typography id="rename-title" variant="h6" component="h2" sx={{ mb: 2 }}>
            Rename the album
          </Typography>
          <TextField name="name" label="Name" defaultValue={name} autoFocus required fullWidth />
          <Stack direction="row" spacing={1} sx={{ mt: 2, justifyContent: 'flex-end' }}>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Rename
            </Button>
          </Stack>
        </Box>
      </Modal>
    </div>
  );
}
