import Box from '@mui/material/Box';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

export default function PaletteSwatches() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ borderRadius: 1, overflow: 'hidden', boxShadow: 1 }}>
          <Box sx={{ display: 'flex', height: 40 }}>
            {['light', 'main', 'dark'].map((shade) => (
              <Box key={shade} sx={{ flex: 1, bgcolor: `${name}.${shade}` }} />
            ))}
          </Box>
          <Box sx={{ px: 1.5, py: 1, typography: 'body2', bgcolor: 'background.paper' }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
