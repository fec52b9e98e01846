import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function ThemeBuilder() {
  const [color, setColor] = React.useState('#0f6f5c');
  const [radius, setRadius] = React.useState(6);
  const code = `extendTheme({
  colorSchemes: {
    light: { palette: { primary: { solidBg: '${color}' } } },
    dark: { palette: { primary: { solidBg: '${color}' } } },
  },
  radius: { sm: '${radius}px' },
});`;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <label>
        Main color{' '}
        <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
      </label>
      <FormControl>
        <FormLabel id="joy-builder-radius">Radius</FormLabel>
        <Slider
          aria-labelledby="joy-builder-radius"
          max={24}
          value={radius}
          onChange={(_event, value) => setRadius(value as number)}
        />
      </FormControl>
      <Box sx={{ '--joy-palette-primary-solidBg': color, '--joy-radius-sm': `${radius}px` }}>
        <Button>Sample</Button>
      </Box>
      <Box component="pre" tabIndex={0} sx={{ m: 0, overflow: 'auto', fontSize: 'xs' }}>
        {code}
      </Box>
    </Stack>
  );
}
