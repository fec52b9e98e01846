import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const groups = [
  { name: 'Fruit', items: ['Apple', 'Pear'] },
  { name: 'Vegetables', items: ['Leek', 'Carrot'] },
];

export default function NestedList() {
  return (
    <List size="sm" variant="outlined" sx={{ width: 220, borderRadius: 'sm' }}>
      {groups.map(({ name, items }) => (
        <ListItem key={name} nested>
          <ListSubheader>{name}</ListSubheader>
          <List>
            {items.map((item) => (
              <ListItem key={item}>
                <ListItemButton>{item}</ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
