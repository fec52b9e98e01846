import * as React from 'react';
import { Slider, sliderClasses, type SliderValueLabelSlotProps } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  width: 240,
  height: 20,
  marginTop: 28,
  touchAction: 'none',
  '& > span': { position: 'absolute' },
  [`& .${sliderClasses.rail}`]: { insetBlockStart: 9, width: '100%', borderTop: '2px solid' },
  [`& .${sliderClasses.thumb}`]: {
    width: 20,
    height: 20,
    translate: '-50%',
    borderRadius: '50%',
    background: '#0b6bcb',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
});

const Bubble = styled('span')({
  position: 'absolute',
  inset: 'auto -40px 100%',
  textAlign: 'center',
});

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return <Bubble aria-hidden="true">{children}</Bubble>;
}

export default function SlotComponent() {
  return (
    <Slider
      aria-label="Temperature"
      min={15}
      max={25}
      defaultValue={20}
      track={false}
      valueLabelFormat={(value) => `${value} °C`}
      slots={{ root: Root, valueLabel: ValueLabel }}
    />
  );
}
