import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="p">
          Pottery for beginners
        </Typography>
        <Typography>Six evenings, clay included. Your first bowl by the third.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Book</Button>
        <Button variant="plain" color="neutral">
          Details
        </Button>
      </CardActions>
    </Card>
  );
}
