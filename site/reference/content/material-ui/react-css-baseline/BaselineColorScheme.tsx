import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function BaselineColorScheme() {
  return (
    <Stack spacing={2}>
      <ScopedCssBaseline enableColorScheme sx={{ p: 2 }}>
        <label htmlFor="scheme-date">Follows the mode</label> <input id="scheme-date" type="date" />
      </ScopedCssBaseline>
      <ScopedCssBaseline sx={{ p: 2 }}>
        <label htmlFor="plain-date">As the page says</label> <input id="plain-date" type="date" />
      </ScopedCssBaseline>
    </Stack>
  );
}
