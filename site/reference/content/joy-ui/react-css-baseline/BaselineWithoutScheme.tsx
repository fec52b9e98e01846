import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

export default function BaselineWithoutScheme() {
  return (
    <Stack spacing={2}>
      <ScopedCssBaseline sx={{ p: 2 }}>
        <label htmlFor="joy-native-date">Follows the mode</label>{' '}
        <input id="joy-native-date" type="date" />
      </ScopedCssBaseline>
      <ScopedCssBaseline disableColorScheme sx={{ p: 2 }}>
        <label htmlFor="joy-light-date">Keeps the page's own scheme</label>{' '}
        <input id="joy-light-date" type="date" />
      </ScopedCssBaseline>
    </Stack>
  );
}
