import Box from '@mui/material/Box';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

export default function PaletteColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {names.map((name) => (
        <Box key={name} sx={{ width: 88 }}>
          <Box sx={{ height: 40, borderRadius: 1, bgcolor: `${name}.main` }} />
          {name}.main
        </Box>
      ))}
    </Box>
  );
}
