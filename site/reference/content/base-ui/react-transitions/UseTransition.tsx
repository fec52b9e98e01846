import * as React from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';

const button = { padding: '6px 12px', font: 'inherit' };

function Collapse({ children }: { children: React.ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();

  return (
    <div
      onTransitionEnd={() => {
        if (!requestedEnter) {
          onExited();
        }
      }}
      style={{
        display: 'grid',
        gridTemplateRows: requestedEnter ? '1fr' : '0fr',
        visibility: requestedEnter ? 'visible' : 'hidden',
        transition: 'grid-template-rows 300ms, visibility 300ms',
      }}
    >
      <div style={{ overflow: 'hidden' }}>{children}</div>
    </div>
  );
}

export default function UseTransition() {
  const [open, setOpen] = React.useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div style={{ minHeight: 110 }}>
      <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Collapse' : 'Expand'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <Collapse>
          <p>A height that is not known beforehand.</p>
        </Collapse>
      </TransitionContext.Provider>
      <small>{hasExited ? 'Gone' : 'Here'}</small>
    </div>
  );
}
