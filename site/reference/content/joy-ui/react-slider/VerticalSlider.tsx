import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const bands = ['Bass', 'Middle', 'Treble'];

export default function VerticalSlider() {
  return (
    <Box sx={{ display: 'flex', gap: 3, height: 180 }}>
      {bands.map((band, at) => (
        <Slider
          key={band}
          orientation="vertical"
          aria-label={band}
          defaultValue={30 + at * 20}
          valueLabelDisplay="auto"
        />
      ))}
    </Box>
  );
}
