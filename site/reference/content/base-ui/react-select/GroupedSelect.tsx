import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';

const Button = styled('button')({
  width: 180,
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
  width: 180,
  margin: '4px 0',
  padding: 8,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  '&, & ul': { listStyle: 'none' },
  '& ul': { padding: 0 },
  [`& .${optionClasses.root}`]: { padding: '4px 12px', cursor: 'default' },
  [`& .${optionClasses.highlighted}`]: { background: '#0b6bcb', color: '#fff' },
});

const groups = {
  Europe: ['Lisbon', 'Oslo', 'Riga'],
  Asia: ['Hanoi', 'Osaka'],
};

export default function GroupedSelect() {
  return (
    <Select
      aria-label="City"
      placeholder="City"
      slots={{ root: Button, listbox: Listbox }}
      slotProps={{ listbox: { 'aria-label': 'Cities' } }}
    >
      {Object.entries(groups).map(([continent, cities]) => (
        <OptionGroup
          key={continent}
          label={continent}
          slotProps={{
            root: { role: 'none' },
            label: { 'aria-hidden': true, style: { fontWeight: 700 } },
            list: { role: 'group', 'aria-label': continent },
          }}
        >
          {cities.map((city) => (
            <Option key={city} value={city}>
              {city}
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Select>
  );
}
