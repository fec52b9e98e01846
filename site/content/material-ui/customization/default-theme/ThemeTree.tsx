import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme } from '@mui/material/styles';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

/** What components use inside; not meant for applications. */
const INTERNAL = /^(unstable_|toRuntimeSource|internal_)/;

function Swatch({ value }: { value: string }) {
  if (!/^(#|rgb)/.test(value)) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        inlineSize: 14,
        blockSize: 14,
        marginInlineEnd: 0.75,
        verticalAlign: 'text-bottom',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: value,
      }}
    />
  );
}

function Entry({ name, value }: { name: string; value: unknown }) {
  const [open, setOpen] = React.useState(name === 'palette');

  if (typeof value !== 'object' || value === null) {
    const text = typeof value === 'function' ? 'ƒ ()' : JSON.stringify(value);
    return (
      <Box component="li" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
        {name}: {typeof value === 'string' && <Swatch value={value} />}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text}
        </Box>
      </Box>
    );
  }

  return (
    <Box component="li" sx={{ py: 0.25 }}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{name}</summary>
        {open && <Entries value={value} />}
      </details>
    </Box>
  );
}

function Entries({ value }: { value: object }) {
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, listStyle: 'none' }}>
      {Object.entries(value)
        .filter(([name]) => !INTERNAL.test(name))
        .map(([name, child]) => (
          <Entry key={name} name={name} value={child} />
        ))}
    </Box>
  );
}

export default function ThemeTree() {
  const [dark, setDark] = React.useState(false);

  return (
    <Box sx={{ width: '100%', fontFamily: 'monospace', fontSize: 14, lineHeight: 1.7 }}>
      <FormControlLabel
        control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
        label="Values of dark mode"
      />
      <Entries value={dark ? themes.dark : themes.light} />
    </Box>
  );
}
