import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function SxPlayground() {
  const [p, setP] = useState(3);
  const [borderRadius, setBorderRadius] = useState(2);
  const [color, setColor] = useState('primary');
  const sx = { p, borderRadius, bgcolor: `${color}.main`, color: `${color}.contrastText` };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, width: '100%', maxWidth: 620 }}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Box id="sx-padding" sx={{ typography: 'body2' }}>
          Padding
        </Box>
        <Slider
          size="small"
          aria-labelledby="sx-padding"
          min={0}
          max={6}
          value={p}
          onChange={(_, value) => setP(value as number)}
        />
        <Box id="sx-radius" sx={{ typography: 'body2' }}>
          Corners
        </Box>
        <Slider
          size="small"
          aria-labelledby="sx-radius"
          min={0}
          max={6}
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value as number)}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Color"
          value={color}
          onChange={(_, value: string | null) => value && setColor(value)}
        >
          <ToggleButton value="primary">Primary</ToggleButton>
          <ToggleButton value="secondary">Secondary</ToggleButton>
          <ToggleButton value="success">Success</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Box sx={{ minHeight: 124, display: 'grid', alignContent: 'center' }}>
          <Box sx={sx}>The styles of this box are in its sx prop.</Box>
        </Box>
        <Box
          component="pre"
          sx={{ m: 0, fontSize: 13, lineHeight: 1.6, color: 'text.secondary', whiteSpace: 'pre-wrap' }}
        >
          {`sx={${JSON.stringify(sx, null, 2).replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'")}}`}
        </Box>
      </Box>
    </Box>
  );
}
