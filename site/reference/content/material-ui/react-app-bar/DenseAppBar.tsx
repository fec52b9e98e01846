import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const colors = ['primary', 'secondary', 'transparent'] as const;

export default function DenseAppBar() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {colors.map((color) => (
        <AppBar key={color} position="static" component="div" color={color} elevation={0}>
          <Toolbar variant="dense">{color}</Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
