import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { setReaderTheme, useReaderTheme } from 'docs-nav/react';

/** Primary colors that readers can try; the library's own comes first. */
const COLORS = { Blue: '#1976d2', Teal: '#00796b', Violet: '#6a1b9a', Orange: '#bf360c' };

/** Buttons that change the primary color of Material UI on the whole site, as the preferences do. */
export function Swatches() {
  const { primary = COLORS.Blue } = useReaderTheme<{ primary: string }>();
  return (
    <Box component="fieldset" aria-label="Primary color on this site" sx={{ display: 'flex', m: 0, p: 0, border: 0 }}>
      {Object.entries(COLORS).map(([name, color]) => (
        <ButtonBase
          key={name}
          aria-label={name}
          aria-pressed={primary === color}
          title={name}
          onClick={() => setReaderTheme({ primary: color })}
          sx={{
            width: 24,
            height: 24,
            borderRadius: '50%',
            bgcolor: color,
            border: '3px solid',
            borderColor: 'background.paper',
            outline: primary === color ? `2px solid ${color}` : '1px solid transparent',
            outlineOffset: -2,
            '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary' },
          }}
        />
      ))}
    </Box>
  );
}
