import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';

const Button = styled('button')({
  width: 260,
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
  width: 260,
  margin: '4px 0',
  padding: 4,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  [`& .${optionClasses.root}`]: { padding: '6px 12px', cursor: 'default' },
  [`& .${optionClasses.root}::before`]: { content: '"☐ "' },
  [`& .${optionClasses.selected}::before`]: { content: '"☑ "' },
  [`& .${optionClasses.highlighted}`]: { background: '#0b6bcb', color: '#fff' },
});

export default function MultipleSelect() {
  const [days, setDays] = React.useState<string[]>([]);

  return (
    <Select
      multiple
      aria-label="Days"
      value={days}
      onChange={(_, newDays) => setDays(newDays)}
      placeholder="Every day"
      renderValue={(options) =>
        options.length === 0 ? null : options.map((option) => option.label).join(' + ')
      }
      slots={{ root: Button, listbox: Listbox }}
      slotProps={{ listbox: { 'aria-label': 'Days' } }}
    >
      {['Monday', 'Wednesday', 'Friday'].map((day) => (
        <Option key={day} value={day}>
          {day}
        </Option>
      ))}
    </Select>
  );
}
