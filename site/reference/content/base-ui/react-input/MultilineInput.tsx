import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import styled from '@mui/system/styled';

const Area = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': { outline: '3px solid #0b6bcb', outlineOffset: 1 },
});

export default function MultilineInput() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4, width: 280 }}>
      <label htmlFor={id}>Delivery note</label>
      <Input
        multiline
        id={id}
        minRows={2}
        maxRows={5}
        placeholder="Two lines at first, five at most"
        slots={{ textarea: Area }}
      />
    </div>
  );
}
