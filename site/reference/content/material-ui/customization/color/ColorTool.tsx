import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio, hslToRgb, rgbToHex } from '@mui/material/styles';

const { palette } = createTheme();

export default function ColorTool() {
  const [hue, setHue] = React.useState(258);
  const [lightness, setLightness] = React.useState(48);

  const main = rgbToHex(hslToRgb(`hsl(${hue}, 65%, ${lightness}%)`));
  const color = palette.augmentColor({ color: { main } });
  const contrast = getContrastRatio(color.contrastText, color.main);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="color-tool-hue" variant="body2">
        Hue
      </Typography>
      <Slider
        aria-labelledby="color-tool-hue"
        min={0}
        max={359}
        value={hue}
        onChange={(_event, value) => setHue(value as number)}
      />
      <Typography id="color-tool-lightness" variant="body2">
        Lightness
      </Typography>
      <Slider
        aria-labelledby="color-tool-lightness"
        min={20}
        max={80}
        value={lightness}
        onChange={(_event, value) => setLightness(value as number)}
      />
      <Stack direction="row" sx={{ borderRadius: 1, overflow: 'hidden' }}>
        {[color.light, color.main, color.dark].map((value, index) => (
          <Box key={index} sx={{ flex: 1, height: 48, bgcolor: value }} />
        ))}
      </Stack>
      <Typography component="pre" variant="body2" sx={{ fontFamily: 'monospace', m: 0 }}>
        {`light: ${color.light}\nmain: ${color.main}\ndark: ${color.dark}\ncontrastText: ${color.contrastText}`}
      </Typography>
      <Typography variant="body2">Contrast of text on main: {contrast.toFixed(2)}</Typography>
    </Stack>
  );
}
