import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  width: 260,
  height: 24,
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: { position: 'absolute', top: 10 },
  [`& .${sliderClasses.rail}`]: { width: '100%', borderTop: '4px dotted' },
  [`& .${sliderClasses.track}`]: { height: 4, background: '#0b6bcb' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    width: 12,
    height: 24,
    translate: '-50%',
    borderRadius: 4,
    background: '#0b6bcb',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
});

export default function RangeSlider() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <div>
      <p style={{ margin: '0 0 12px' }}>
        Open from {hours[0]}:00 to {hours[1]}:00
      </p>
      <Slider
        min={0}
        max={24}
        value={hours}
        onChange={(_, value) => setHours(value as number[])}
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(value) => `${value}:00`}
        slots={{ root: Root }}
      />
    </div>
  );
}
