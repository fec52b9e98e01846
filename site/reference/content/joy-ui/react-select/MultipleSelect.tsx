import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function MultipleSelect() {
  return (
    <Select
      multiple
      defaultValue={['mon', 'wed']}
      renderValue={(selected) => `${selected.length} of 3 days`}
      slotProps={{ button: { 'aria-label': 'Days' } }}
      sx={{ width: 260 }}
    >
      <Option value="mon">Monday</Option>
      <Option value="tue">Tuesday</Option>
      <Option value="wed">Wednesday</Option>
    </Select>
  );
}
