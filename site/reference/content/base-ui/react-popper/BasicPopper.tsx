import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  zIndex: 1500,
  margin: 8,
  padding: 12,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
});

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;

  return (
    <div>
      <button
        type="button"
        style={button}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        What is this?
      </button>
      <Popper id={id} open={open} anchorEl={anchor} slots={{ root: Root }}>
        It stays at the button, even while you scroll.
      </Popper>
    </div>
  );
}
