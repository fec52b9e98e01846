import * as React from 'react';
import Box from '@mui/material/Box';

const names = ['Inbox', 'Drafts', 'Sent'];

export default function ConditionalStyles() {
  const [selected, setSelected] = React.useState('Inbox');

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {names.map((name) => (
        <Box
          key={name}
          component="button"
          type="button"
          aria-pressed={name === selected}
          onClick={() => setSelected(name)}
          sx={[
            { p: 1, border: 0, bgcolor: 'transparent', color: 'text.primary', font: 'inherit' },
            { '&:hover': { bgcolor: 'action.hover' } },
            name === selected && { bgcolor: 'action.selected', fontWeight: 'bold' },
          ]}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
