import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

const rows = Array.from({ length: 400 }, (_, index) => `Row ${index + 1}`);

export default function DeferredList() {
  const [open, setOpen] = React.useState(false);
  const [defer, setDefer] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <label>
        <input
          type="checkbox"
          checked={defer}
          onChange={(event) => setDefer(event.target.checked)}
        />{' '}
        Draw the heading first
      </label>
      <button type="button" style={button} onClick={() => setOpen(!open)}>
        {open ? 'Remove the list' : 'Render 400 rows'}
      </button>
      {open && (
        <Box
          tabIndex={0}
          role="region"
          aria-label="Rows"
          sx={{ width: 240, height: 120, overflow: 'auto', border: '1px solid', p: 1 }}
        >
          <strong>All rows</strong>
          <NoSsr defer={defer}>
            {rows.map((row) => (
              <div key={row}>{row}</div>
            ))}
          </NoSsr>
        </Box>
      )}
    </Box>
  );
}
