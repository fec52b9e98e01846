import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  zIndex: 1500,
  width: 200,
  padding: 12,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
});

export default function BasicPopup() {
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
        Opening hours
      </button>
      <Popup id={id} open={open} anchor={anchor} offset={8} slots={{ root: Root }}>
        Every day but Monday, from ten to six.
      </Popup>
    </div>
  );
}
