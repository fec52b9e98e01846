import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

interface LevelSliderProps extends SliderProps {
  critical?: boolean;
}

const LevelSlider = styled(Slider, {
  shouldForwardProp: (prop) => prop !== 'critical',
})<LevelSliderProps>(({ theme }) => ({
  maxWidth: 280,
  color: (theme.vars || theme).palette.success.main,
  variants: [
    {
      props: { critical: true },
      style: { color: (theme.vars || theme).palette.error.main },
    },
  ],
}));

export default function ReusableStyled() {
  const [critical, setCritical] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControlLabel
        control={
          <Switch checked={critical} onChange={(event) => setCritical(event.target.checked)} />
        }
        label="Critical"
      />
      <LevelSlider aria-label="Level" defaultValue={60} critical={critical} />
    </Stack>
  );
}
