import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

type Easing = 'easeInOut' | 'easeOut' | 'easeIn' | 'sharp';

const curves: Easing[] = ['easeInOut', 'easeOut', 'easeIn', 'sharp'];

const Ball = styled('div', {
  shouldForwardProp: (prop) => prop !== 'curve',
})<{ curve: Easing }>(({ theme, curve }) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  backgroundColor: (theme.vars || theme).palette.primary.main,
  transition: theme.transitions.create('margin-inline-start', {
    easing: theme.transitions.easing[curve],
    duration: theme.transitions.duration.complex * 3,
  }),
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function EasingCurves() {
  const [moved, setMoved] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      {curves.map((curve) => (
        <Box key={curve} sx={{ width: '100%' }}>
          <Typography variant="caption">{curve}</Typography>
          <Ball curve={curve} style={{ marginInlineStart: moved ? 'calc(100% - 24px)' : 0 }} />
        </Box>
      ))}
    </Stack>
  );
}
