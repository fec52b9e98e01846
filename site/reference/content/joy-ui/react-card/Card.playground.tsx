import Button from '@mui/joy/Button';
import Card, { type CardProps } from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardPlayground(props: CardProps) {
  return (
    <Card {...props} sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="p">
          Walk through the old port
        </Typography>
        <Typography>Two hours, with a stop for coffee.</Typography>
      </CardContent>
      <CardActions>
        <Button>Book</Button>
      </CardActions>
    </Card>
  );
}
