import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const { common, ...hues } = colors;
const names = Object.keys(hues) as (keyof typeof hues)[];

export default function ColorShades() {
  const [name, setName] = React.useState<keyof typeof hues>('indigo');
  const shades = Object.entries<string>(hues[name]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        id="color-shades-hue"
        select
        label="Hue"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof hues)}
        slotProps={{ select: { native: true } }}
      >
        {names.map((hue) => (
          <option key={hue} value={hue}>
            {hue}
          </option>
        ))}
      </TextField>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', borderRadius: 1, overflow: 'hidden' }}
      >
        {shades.map(([shade, value]) => (
          <Box
            component="li"
            key={shade}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              px: 2,
              py: 0.75,
              typography: 'body2',
              bgcolor: value,
              color: getContrastRatio(value, common.black) >= 4.5 ? '#000' : '#fff',
            }}
          >
            <span>{shade}</span>
            <span>{value}</span>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
