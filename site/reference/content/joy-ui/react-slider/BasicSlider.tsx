import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function BasicSlider() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider aria-label="Volume" defaultValue={30} valueLabelDisplay="auto" />
      <Slider aria-label="Disabled volume" defaultValue={60} disabled />
    </Box>
  );
}
