import Box from '@mui/material/Box';

const colors = ['divider', 'primary.main', 'error.main', 'success.main'];

export default function BorderColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Box key={color} sx={{ p: 2, border: 1, borderLeft: 6, borderColor: color }}>
          {color}
        </Box>
      ))}
    </Box>
  );
}
