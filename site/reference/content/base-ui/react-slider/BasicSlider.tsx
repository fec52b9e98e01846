import { Slider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  width: 240,
  height: 24,
  touchAction: 'none',
  cursor: 'pointer',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 9,
    height: 6,
    borderRadius: 3,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    background: 'color-mix(in srgb, currentColor 65%, transparent)',
  },
  [`& .${sliderClasses.track}`]: { background: '#0b6bcb' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    translate: '-50%',
    borderRadius: '50%',
    background: '#0b6bcb',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
  [`&.${sliderClasses.disabled}`]: { opacity: 0.5, cursor: 'default' },
});

export default function BasicSlider() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Slider aria-label="Volume" defaultValue={30} slots={{ root: Root }} />
      <Slider aria-label="Balance" defaultValue={60} disabled slots={{ root: Root }} />
    </div>
  );
}
