import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const themes = {
  ltr: (outer: Theme) => createTheme(outer, { direction: 'ltr' }),
  rtl: (outer: Theme) => createTheme(outer, { direction: 'rtl' }),
};

interface DirectionProps {
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

function OtherDirection({ direction, children }: DirectionProps) {
  const cache = React.useMemo(
    () =>
      createCache({
        key: `mui${direction}`,
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

export default function DirectionSwitch() {
  const theme = useTheme();
  const [rtl, setRtl] = React.useState(theme.direction === 'rtl');
  const direction = rtl ? 'rtl' : 'ltr';

  const form = (
    <Stack dir={direction} spacing={2}>
      <TextField
        id="direction-switch-name"
        label={rtl ? 'الاسم' : 'Name'}
        helperText={rtl ? 'كما في جواز السفر' : 'As in your passport'}
      />
      <LinearProgress
        aria-label={rtl ? 'اكتمال الملف' : 'Profile complete'}
        variant="determinate"
        value={35}
      />
    </Stack>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={rtl} onChange={(event) => setRtl(event.target.checked)} />}
        label="Right to left"
      />
      {theme.direction === direction ? (
        form
      ) : (
        <OtherDirection direction={direction}>{form}</OtherDirection>
      )}
    </Stack>
  );
}
