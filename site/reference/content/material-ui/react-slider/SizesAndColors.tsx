import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SizesAndColors() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider size="small" defaultValue={60} aria-label="Small" valueLabelDisplay="auto" />
      <Slider defaultValue={60} aria-label="Medium" valueLabelDisplay="auto" />
      <Slider defaultValue={60} aria-label="Secondary" color="secondary" />
    </Box>
  );
}
