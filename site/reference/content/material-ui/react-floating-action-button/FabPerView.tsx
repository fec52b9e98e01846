import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';

export default function FabPerView() {
  const [editing, setEditing] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Button variant="outlined" onClick={() => setEditing(!editing)}>
        {editing ? 'Show the list' : 'Show the note'}
      </Button>
      <Box sx={{ position: 'relative', width: 56, height: 56 }}>
        <Zoom in={!editing} unmountOnExit style={{ transitionDelay: editing ? '0ms' : '200ms' }}>
          <Fab color="primary" aria-label="Add a note" sx={{ position: 'absolute' }}>
            <AddIcon />
          </Fab>
        </Zoom>
        <Zoom in={editing} unmountOnExit style={{ transitionDelay: editing ? '200ms' : '0ms' }}>
          <Fab color="secondary" aria-label="Edit the note" sx={{ position: 'absolute' }}>
            <EditIcon />
          </Fab>
        </Zoom>
      </Box>
    </Box>
  );
}
