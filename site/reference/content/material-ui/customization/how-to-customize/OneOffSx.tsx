import Slider from '@mui/material/Slider';

export default function OneOffSx() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={30}
      sx={{
        maxWidth: 280,
        color: 'success.main',
        '& .MuiSlider-thumb': { borderRadius: '3px' },
      }}
    />
  );
}
