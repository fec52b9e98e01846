import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

const styles = {
  '@keyframes unfold': { from: { opacity: 0, translate: '0 -12px' } },
  '@keyframes fold': { to: { opacity: 0, translate: '0 -12px' } },
  '& .enter': { animation: 'unfold 250ms' },
  '& .exit': { animation: 'fold 250ms forwards' },
};

export default function AnimatedSection() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <Box sx={[styles, { minHeight: 100 }]}>
      <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Details
      </button>
      <TransitionContext.Provider value={contextValue}>
        <CssAnimation
          enterAnimationName="unfold"
          enterClassName="enter"
          exitAnimationName="fold"
          exitClassName="exit"
        >
          <p style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
            This is hidden when its exit animation has ended.
          </p>
        </CssAnimation>
      </TransitionContext.Provider>
    </Box>
  );
}
