import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const toppings = ['Tomatoes', 'Olives', 'Basil'];

export default function OverlayCheckbox() {
  return (
    <List aria-label="Toppings" sx={{ width: 260, gap: 1 }}>
      {toppings.map((topping, at) => (
        <ListItem key={topping} variant="outlined" sx={{ borderRadius: 'sm', p: 1.5 }}>
          <Checkbox overlay label={topping} defaultChecked={at === 0} />
        </ListItem>
      ))}
    </List>
  );
}
