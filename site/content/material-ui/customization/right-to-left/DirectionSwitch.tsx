import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

function RightToLeft({ children }: { children: React.ReactNode }) {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);
  const cache = React.useMemo(
    () => createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
    [],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

export default function DirectionSwitch() {
  const [rtl, setRtl] = React.useState(false);
  const Direction = rtl ? RightToLeft : React.Fragment;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={rtl} onChange={(event) => setRtl(event.target.checked)} />}
        label="Right to left"
      />
      <Direction>
        <Stack dir={rtl ? 'rtl' : 'ltr'} spacing={2}>
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
      </Direction>
    </Stack>
  );
}
