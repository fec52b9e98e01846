import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

interface StatCardProps {
  name: string;
  value: string;
  change: number;
}

export default function StatCard({ name, value, change }: StatCardProps) {
  const direction = change < 0 ? 'down' : 'up';

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography variant="h5" component="p">
          {value}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {direction} {Math.abs(change)}% on last week
        </Typography>
      </CardContent>
    </Card>
  );
}
