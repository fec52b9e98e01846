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
});

const Backdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  background: 'rgb(0 0 0 / 0.6)',
});

const Card = styled('div')({
  maxWidth: 280,
  padding: 24,
  border: '1px solid',
  borderRadius: 12,
  background: 'Canvas',
  color: 'CanvasText',
});

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  const close = () => setOpen(false);

  return (
    <div>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Leave the group
      </button>
      <Modal open={open} onClose={close} slots={{ root: Root, backdrop: Backdrop }}>
        <Card role="dialog" aria-modal="true" aria-labelledby={id}>
          <p id={id} style={{ marginTop: 0, fontWeight: 700 }}>
            Leave “Night hikes”?
          </p>
          <button type="button" style={button} onClick={close}>
            Stay
          </button>{' '}
          <button type="button" style={button} onClick={close}>
            Leave
          </button>
        </Card>
      </Modal>
    </div>
  );
}
