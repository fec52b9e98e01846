import { NoSsr } from '@mui/base/NoSsr';
import Box from '@mui/system/Box';

export default function BrowserOnly() {
  return (
    <Box sx={{ display: 'grid', gap: 1, '& > *': { p: 1, border: '1px solid' } }}>
      <span>Rendered on the server, and in the browser</span>
      <span>
        <NoSsr fallback="Rendered on the server; a moment, please …">
          Rendered in the browser only
        </NoSsr>
      </span>
    </Box>
  );
}
