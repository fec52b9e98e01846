import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InteractiveCard() {
  return (
    <Card
      orientation="horizontal"
      variant="outlined"
      sx={{
        width: 300,
        '&:hover': { boxShadow: 'md', borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography level="title-md" component="p">
          <Link overlay underline="none" href="#interactive" sx={{ color: 'text.primary' }}>
            Harbor walk
          </Link>
        </Typography>
        <Typography level="body-sm">One hour, flat</Typography>
      </CardContent>
    </Card>
  );
}
