import { Slider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  width: 240,
  height: 48,
  margin: '0 24px',
  touchAction: 'none',
  '& > span': { position: 'absolute' },
  [`& .${sliderClasses.rail}`]: { top: 9, width: '100%', height: 2, background: 'currentColor' },
  [`& .${sliderClasses.mark}`]: {
    top: 4,
    width: 2,
    height: 12,
    translate: '-50%',
    background: 'currentColor',
  },
  [`& .${sliderClasses.markLabel}`]: { top: 24, translate: '-50%' },
  [`& .${sliderClasses.markLabelActive}`]: { fontWeight: 700 },
  [`& .${sliderClasses.thumb}`]: {
    width: 20,
    height: 20,
    translate: '-50%',
    borderRadius: '50%',
    background: '#0b6bcb',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
});

const marks = [
  { value: 0, label: 'Small' },
  { value: 40, label: 'Medium' },
  { value: 100, label: 'Large' },
];

export default function MarkedSlider() {
  return (
    <Slider
      aria-label="Size"
      defaultValue={40}
      step={null}
      track={false}
      marks={marks}
      getAriaValueText={(value) => marks.find((mark) => mark.value === value)?.label ?? ''}
      slots={{ root: Root }}
    />
  );
}
