import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardWithOverflow() {
  return (
    <Card sx={{ width: 280 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <Box sx={{ background: 'linear-gradient(120deg, #12467b, #51bc51)' }} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="p">
          North trail
        </Typography>
        <Typography level="body-sm">Open from May to October</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-xs">12 km</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-xs">430 m up</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
