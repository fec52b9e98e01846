import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const center = { display: 'grid', placeItems: 'center' };

export default function NestedModals() {
  const [first, setFirst] = React.useState(false);
  const [second, setSecond] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setFirst(true)}>Open the first</Button>
      <Modal open={first} onClose={() => setFirst(false)} aria-label="First" sx={center}>
        <Paper sx={{ p: 4, width: 300 }}>
          <p>The first modal</p>
          <Button onClick={() => setSecond(true)}>Open the second</Button>
          <Modal open={second} onClose={() => setSecond(false)} aria-label="Second" sx={center}>
            <Paper sx={{ p: 3, width: 200 }}>
              <p>Escape closes the topmost.</p>
              <Button onClick={() => setSecond(false)}>Close</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
