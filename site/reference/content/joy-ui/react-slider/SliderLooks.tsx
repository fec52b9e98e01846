import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderLooks() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300 }}>
      <Slider aria-label="Small" size="sm" defaultValue={30} />
      <Slider aria-label="Soft" variant="soft" color="success" defaultValue={50} />
      <Slider aria-label="Large" size="lg" defaultValue={70} />
      <Slider aria-label="Disabled" disabled defaultValue={40} />
    </Stack>
  );
}
