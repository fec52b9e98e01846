import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function LazyFocusTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <div style={{ minHeight: 150 }}>
      <button type="button" style={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide the cookie notice' : 'Show a cookie notice'}
      </button>
      <FocusTrap open={open} disableAutoFocus>
        <Box
          tabIndex={-1}
          role="group"
          aria-label="Cookies"
          hidden={!open}
          sx={{ mt: 2, p: 2, border: '1px dashed' }}
        >
          <p style={{ marginTop: 0 }}>The focus stays where it was. Once it is in here, Tab goes around in a circle.</p>
          <button type="button" style={button} onClick={() => setOpen(false)}>
            Accept
          </button>{' '}
          <button type="button" style={button} onClick={() => setOpen(false)}>
            Refuse
          </button>
        </Box>
      </FocusTrap>
    </div>
  );
}
