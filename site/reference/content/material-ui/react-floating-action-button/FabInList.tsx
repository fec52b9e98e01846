import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

export default function FabInList() {
  const [notes, setNotes] = React.useState(['Buy coffee', 'Call the bank']);

  return (
    <Box
      sx={{
        position: 'relative',
        height: 260,
        width: '100%',
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box tabIndex={0} role="region" aria-label="Notes" sx={{ height: '100%', overflow: 'auto' }}>
        <List sx={{ pb: 9 }}>
          {notes.map((note) => (
            <ListItem key={note}>
              <ListItemText primary={note} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => setNotes([...notes, `Note ${notes.length + 1}`])}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
