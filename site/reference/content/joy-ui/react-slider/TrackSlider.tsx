import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function TrackSlider() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 300 }}>
      <Slider aria-label="No track" track={false} defaultValue={40} />
      <Slider aria-label="From the end" track="inverted" defaultValue={40} />
    </Stack>
  );
}
