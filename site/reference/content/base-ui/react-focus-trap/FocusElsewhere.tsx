import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function FocusElsewhere() {
  const [asks, setAsks] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);
  const result = React.useRef<HTMLParagraphElement>(null);

  // The effect runs after the trap has let go of the focus.
  React.useEffect(() => {
    if (deleted) result.current?.focus();
  }, [deleted]);

  return (
    <div style={{ minHeight: 120 }}>
      {deleted ? (
        <p ref={result} tabIndex={-1}>
          The draft was deleted.
        </p>
      ) : (
        <button type="button" style={button} onClick={() => setAsks(true)}>
          Delete the draft
        </button>
      )}
      {asks && (
        <FocusTrap open disableRestoreFocus>
          <Box tabIndex={-1} role="group" aria-label="Delete the draft?" sx={{ mt: 2, p: 2, border: '1px solid' }}>
            <button
              type="button"
              style={button}
              onClick={() => {
                setAsks(false);
                setDeleted(true);
              }}
            >
              Yes, delete it
            </button>{' '}
            <button type="button" style={button} onClick={() => setAsks(false)}>
              Keep it
            </button>
          </Box>
        </FocusTrap>
      )}
    </div>
  );
}
