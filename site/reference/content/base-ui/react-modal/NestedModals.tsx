import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(0 0 0 / 0.5)',
});

const Card = styled('div')({
  padding: 24,
  borderRadius: 12,
  background: 'Canvas',
  color: 'CanvasText',
});

function Layer({ depth }: { depth: number }) {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Open layer {depth}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} slots={{ root: Root }}>
        <Card role="dialog" aria-modal="true" aria-label={`Layer ${depth}`}>
          <p style={{ marginTop: 0 }}>Layer {depth}. Escape closes it, and only it.</p>
          {depth < 3 && <Layer depth={depth + 1} />}{' '}
          <button type="button" style={button} onClick={() => setOpen(false)}>
            Close
          </button>
        </Card>
      </Modal>
    </React.Fragment>
  );
}

export default function NestedModals() {
  return <Layer depth={1} />;
}
