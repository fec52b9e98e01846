import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function BasicFocusTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <div style={{ minHeight: 150 }}>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <FocusTrap open>
          <Box
            tabIndex={-1}
            role="group"
            aria-label="Name and address"
            sx={{ display: 'grid', gap: 1, mt: 2, p: 2, border: '1px solid' }}
          >
            <label>
              Name <input />
            </label>
            <label>
              Town <input />
            </label>
            <button type="button" style={button} onClick={() => setOpen(false)}>
              Close
            </button>
          </Box>
        </FocusTrap>
      )}
    </div>
  );
}
