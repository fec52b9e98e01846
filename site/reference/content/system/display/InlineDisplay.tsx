import Box from '@mui/material/Box';

const displays = ['block', 'inline', 'inline-block', 'flex'];

export default function InlineDisplay() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      {displays.map((display) => (
        <Box key={display} sx={{ border: '1px dashed', borderColor: 'divider', p: 1 }}>
          Before
          <Box sx={{ display, p: 0.5, mx: 0.5, bgcolor: 'action.selected' }}>{display}</Box>
          after
        </Box>
      ))}
    </Box>
  );
}
