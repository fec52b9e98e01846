import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Fade = styled(CssTransition)({
  padding: 12,
  border: '1px solid',
  background: 'Canvas',
  color: 'CanvasText',
  transition: 'opacity 300ms, scale 150ms',
  '&.fade-in': { opacity: 1, scale: 1 },
  '&.fade-out': { opacity: 0, scale: 0.9 },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

export default function TransitionedPopup() {
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
        Fade
      </button>
      <Popup keepMounted open={open} anchor={anchor} offset={8} style={{ zIndex: 1500 }}>
        <Fade
          enterClassName="fade-in"
          exitClassName="fade-out"
          lastTransitionedPropertyOnExit="opacity"
        >
          Opacity takes longest, so it decides when this is over.
        </Fade>
      </Popup>
    </div>
  );
}
