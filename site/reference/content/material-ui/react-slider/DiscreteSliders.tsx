import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 20, label: '20 °C' },
  { value: 37, label: '37 °C' },
  { value: 100, label: '100 °C' },
];

const withUnit = (value: number) => `${value} °C`;

export default function DiscreteSliders() {
  return (
    <Box sx={{ width: 260, mx: 2 }}>
      <Typography id="steps-label">Steps of ten</Typography>
      <Slider
        aria-labelledby="steps-label"
        getAriaValueText={withUnit}
        defaultValue={30}
        step={10}
        marks
        min={10}
        max={110}
        valueLabelDisplay="auto"
      />
      <Typography id="marks-label">Only the marked values</Typography>
      <Slider
        aria-labelledby="marks-label"
        getAriaValueText={withUnit}
        defaultValue={20}
        step={null}
        marks={marks}
      />
    </Box>
  );
}
