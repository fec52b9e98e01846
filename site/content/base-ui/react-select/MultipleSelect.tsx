import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Listbox = styled('ul')({
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
    <Box sx={{ '& > button': { width: 260, p: 1, font: 'inherit' } }}>
      <Select
        multiple
        aria-label="Days"
        value={days}
        onChange={(_, newDays) => setDays(newDays)}
        placeholder="Every day"
        renderValue={(options) =>
          options.length === 0 ? null : options.map((option) => option.label).join(' + ')
        }
        slots={{ listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Days' } }}
      >
        {['Monday', 'Wednesday', 'Friday'].map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </Box>
  );
}
