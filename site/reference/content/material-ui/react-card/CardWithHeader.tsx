import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import MoreVert from '@mui/icons-material/MoreVert';
import Typography from '@mui/material/Typography';

export default function CardWithHeader() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardHeader
        avatar={<Avatar aria-hidden="true">R</Avatar>}
        action={
          <IconButton aria-label="More about the recipe">
            <MoreVert />
          </IconButton>
        }
        title="Shrimp and chorizo paella"
        subheader="14 September 2025"
        slotProps={{ title: { variant: 'subtitle1', component: 'p' } }}
      />
      <CardContent>
        <Typography variant="body2">A pan for six, and half an hour of patience.</Typography>
      </CardContent>
    </Card>
  );
}
