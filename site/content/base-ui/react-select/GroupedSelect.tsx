import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Listbox = styled('ul')({
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
    <Box sx={{ '& > button': { minWidth: 160, p: 1, font: 'inherit' } }}>
      <Select
        aria-label="City"
        placeholder="City"
        slots={{ listbox: Listbox }}
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
    </Box>
  );
}
