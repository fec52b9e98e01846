import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';

const Button = styled('button')({
  width: 220,
  padding: '8px 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  '&::after': { content: '"▾"', float: 'inline-end' },
  [`&.${selectClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 1 },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 220,
  margin: '4px 0',
  padding: 4,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  [`& .${optionClasses.root}`]: { padding: '6px 10px', borderRadius: 6, cursor: 'default' },
  [`& .${optionClasses.highlighted}`]: { background: '#0b6bcb', color: '#fff' },
  [`& .${optionClasses.selected}`]: { fontWeight: 700 },
  [`& .${optionClasses.disabled}`]: { opacity: 0.5 },
});

export default function BasicSelect() {
  const label = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <span id={label}>Paper size</span>
      <Select
        aria-labelledby={label}
        placeholder="Choose a size"
        slots={{ root: Button, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-labelledby': label } }}
      >
        <Option value="a4">A4</Option>
        <Option value="a5">A5</Option>
        <Option value="letter">Letter</Option>
        <Option value="legal" disabled>
          Legal
        </Option>
      </Select>
    </div>
  );
}
