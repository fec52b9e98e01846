import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const PlayerSlider = styled(Slider)(({ theme }) => ({
  height: 8,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
  [`& .${sliderClasses.thumb}`]: {
    width: 20,
    height: 20,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    border: '2px solid currentcolor',
  },
}));

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: 240 }}>
      <PlayerSlider aria-label="Position in the track" defaultValue={45} />
    </Box>
  );
}
