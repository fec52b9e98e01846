import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ChipSelect() {
  return (
    <Select
      multiple
      defaultValue={['tea', 'juice']}
      renderValue={(selected) => (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {selected.map(({ value, label }) => (
            <Chip key={value} variant="soft" color="primary">
              {label}
            </Chip>
          ))}
        </Box>
      )}
      slotProps={{ button: { 'aria-label': 'Drinks' }, listbox: { sx: { width: 240 } } }}
      sx={{ width: 240 }}
    >
      <Option value="tea">Tea</Option>
      <Option value="juice">Juice</Option>
      <Option value="water">Water</Option>
    </Select>
  );
}
