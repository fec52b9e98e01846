import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline>
      <Box sx={{ p: 2 }}>
        <p>Text in here is set in the style body1 of the theme,</p>
        <p>
          and <strong>strong text</strong> has its bold weight.
        </p>
      </Box>
    </ScopedCssBaseline>
  );
}
