import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline sx={{ borderRadius: 'sm' }}>
      <Box sx={{ p: 2 }}>
        <p>Text in here has the body style of the theme.</p>
        <button type="button">A plain button keeps the browser's font</button>
      </Box>
    </ScopedCssBaseline>
  );
}
