import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  [`&.${inputClasses.focused}`]: { outline: '3px solid #0b6bcb', outlineOffset: 1 },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': { border: 0, background: 'none', color: 'inherit', font: 'inherit', padding: 8 },
});

export default function InputAdornments() {
  const [search, setSearch] = React.useState('Lighthouse');

  return (
    <Input
      aria-label="Search places"
      value={search}
      onChange={(event) => setSearch(event.target.value)}
      slots={{ root: Root }}
      startAdornment={<span aria-hidden="true">⌕</span>}
      endAdornment={
        <button type="button" aria-label="Clear" onClick={() => setSearch('')}>
          ✕
        </button>
      }
    />
  );
}
