import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function ActionCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardActionArea href="#primary-action">
        <CardContent>
          <Typography variant="h6" component="p">
            Atlas
          </Typography>
          <Typography variant="body2">Maps for walkers</Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
