import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  padding: '12px 16px',
  borderRadius: 8,
  background: '#0a4f1c',
  color: '#fff',
});

export default function QueuedSnackbars() {
  const [queue, setQueue] = React.useState<readonly string[]>([]);
  const [shown, setShown] = React.useState(0);

  const add = (text: string) => setQueue([...queue, text]);

  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <button type="button" style={button} onClick={() => add('Photo uploaded.')}>
        Upload photo
      </button>
      <button type="button" style={button} onClick={() => add('Video uploaded.')}>
        Upload video
      </button>
      <Snackbar
        key={shown}
        open={shown < queue.length}
        autoHideDuration={3000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') {
            setShown(shown + 1);
          }
        }}
        slots={{ root: Root }}
      >
        <span role="status">{queue[shown]}</span>
      </Snackbar>
    </div>
  );
}
