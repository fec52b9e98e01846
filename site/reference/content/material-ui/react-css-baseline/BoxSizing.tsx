import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function BoxSizing() {
  return (
    <ScopedCssBaseline sx={{ width: 260 }}>
      <Box sx={{ width: '100%', p: 3, border: '4px solid', borderColor: 'primary.main' }}>
        As wide as its parent, padding and border included
      </Box>
    </ScopedCssBaseline>
  );
}
