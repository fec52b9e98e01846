import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Slide = styled(CssTransition)({
  padding: 12,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  transition: 'opacity 200ms, transform 200ms',
  '&.open': { opacity: 1, transform: 'none' },
  '&.closed': { opacity: 0, transform: 'translateY(-8px)' },
});

export default function AnimatedPopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        ref={setAnchor}
        type="button"
        style={button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Toggle
      </button>
      <Popup keepMounted open={open} anchor={anchor} offset={8} style={{ zIndex: 1500 }}>
        <Slide
          enterClassName="open"
          exitClassName="closed"
          lastTransitionedPropertyOnExit="transform"
        >
          Slides in, and out again.
        </Slide>
      </Popup>
    </div>
  );
}
