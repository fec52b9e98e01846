import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={3} sx={{ height: 200, py: 1 }}>
      <Slider orientation="vertical" aria-label="Bass" defaultValue={30} />
      <Slider
        orientation="vertical"
        aria-label="Middle"
        defaultValue={55}
        marks={[
          { value: 0, label: '0' },
          { value: 100, label: '10' },
        ]}
      />
      <Slider
        orientation="vertical"
        getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest treble' : 'Highest treble')}
        defaultValue={[20, 70]}
      />
    </Stack>
  );
}
