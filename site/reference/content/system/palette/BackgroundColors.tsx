import Box from '@mui/material/Box';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

export default function BackgroundColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)', width: '100%' }}>
      {colors.map((color) => (
        <Box
          key={color}
          sx={{ p: 2, fontSize: 20, fontWeight: 'bold', bgcolor: `${color}.main`, color: `${color}.contrastText` }}
        >
          {color}
        </Box>
      ))}
    </Box>
  );
}
