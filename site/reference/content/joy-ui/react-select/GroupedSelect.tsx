import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const groups = { Land: ['Fox', 'Hare'], Water: ['Otter', 'Seal'] };

export default function GroupedSelect() {
  return (
    <Select
      defaultValue="Otter"
      slotProps={{ button: { 'aria-label': 'Animal' }, listbox: { component: 'div', sx: { maxHeight: 220 } } }}
      sx={{ width: 220 }}
    >
      {Object.entries(groups).map(([name, animals]) => (
        <List key={name} aria-labelledby={`animals-${name}`}>
          <ListItem id={`animals-${name}`} sticky>
            <Typography level="body-xs">{name}</Typography>
          </ListItem>
          {animals.map((animal) => (
            <Option key={animal} value={animal}>
              {animal}
            </Option>
          ))}
        </List>
      ))}
    </Select>
  );
}
