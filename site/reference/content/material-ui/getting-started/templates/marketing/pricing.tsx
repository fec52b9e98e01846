import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Solo', price: 0, text: 'Three customers' },
  { name: 'Studio', price: 9, text: 'Any number of customers' },
];

export default function Pricing() {
  return (
    <Grid container spacing={2}>
      {plans.map(({ name, price, text }) => (
        <Grid key={name} size={{ xs: 12, sm: 6 }}>
          <Card variant="outlined">
            <CardContent>
              <Typography variant="h6" component="p">
                {name}
              </Typography>
              <Typography variant="h4" component="p">
                ${price}
                <Typography component="span"> a month</Typography>
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button variant={price === 0 ? 'outlined' : 'contained'}>Choose {name}</Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
