import * as React from 'react';
import { Input } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Field = styled('input')({
  width: '100%',
  padding: '8px 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '3px solid #0b6bcb', outlineOffset: 1 },
});

export default function BasicInput() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4, width: 260 }}>
      <label htmlFor={id}>City</label>
      <Input id={id} autoComplete="address-level2" slots={{ input: Field }} />
    </div>
  );
}
