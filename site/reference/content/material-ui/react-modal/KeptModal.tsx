import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

export default function KeptModal() {
  const [open, setOpen] = React.useState(false);
  const [count, setCount] = React.useState(0);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)} aria-labelledby="kept-title">
        <Box
          sx={{
            position: 'absolute',
            top: '40%',
            left: '50%',
            translate: '-50% -50%',
            p: 3,
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <Typography id="kept-title" component="h2" sx={{ mb: 1 }}>
            The number stays while the modal is closed
          </Typography>
          <Button onClick={() => setCount(count + 1)}>{count}</Button>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </div>
  );
}
