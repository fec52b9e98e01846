import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import styled from '@mui/system/styled';

const Area = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: 280,
  padding: '8px 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': { outline: '3px solid #0b6bcb', outlineOffset: 1 },
});

export default function GrowingTextarea() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>Diary, at least three lines</label>
      <Area id={id} minRows={3} placeholder="Write, and it grows." />
    </div>
  );
}
