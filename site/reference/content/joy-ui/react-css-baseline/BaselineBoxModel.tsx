import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

const wide = { width: 200, padding: 16, border: '1px solid' };

export default function BaselineBoxModel() {
  return (
    <Stack spacing={2}>
      <div style={{ ...wide, boxSizing: 'content-box' }}>Without: 200 px, plus padding and border</div>
      <ScopedCssBaseline>
        <div style={wide}>With the baseline: 200 px in all</div>
      </ScopedCssBaseline>
    </Stack>
  );
}
