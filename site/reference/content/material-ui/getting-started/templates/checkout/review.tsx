import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Teapot', detail: 'Blue', price: 24 },
  { name: 'Cups', detail: 'Set of four', price: 22 },
];

const total = items.reduce((sum, { price }) => sum + price, 0);

export default function Review() {
  return (
    <List aria-label="Your order">
      {items.map(({ name, detail, price }) => (
        <ListItem key={name} secondaryAction={<Typography>${price}</Typography>}>
          <ListItemText primary={name} secondary={detail} />
        </ListItem>
      ))}
      <Divider component="li" aria-hidden />
      <ListItem secondaryAction={<Typography sx={{ fontWeight: 'bold' }}>${total}</Typography>}>
        <ListItemText primary="Total" />
      </ListItem>
    </List>
  );
}
