import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function MultipleSelect() {
  return (
    <Select
      multiple
      defaultValue={['mon', 'wed']}
      renderValue={(selected) => (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {selected.map(({ value, label }) => (
            <Chip key={value} variant="soft" color="primary">
              {label}
            </Chip>
          ))}
        </Box>
      )}
      slotProps={{ button: { 'aria-label': 'Days' } }}
      sx={{ width: 260 }}
    >
      <Option value="mon">Monday</Option>
      <Option value="tue">Tuesday</Option>
      <Option value="wed">Wednesday</Option>
    </Select>
  );
}
