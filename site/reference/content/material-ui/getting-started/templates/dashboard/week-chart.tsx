import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { week } from './data';

const highest = Math.max(...week.map(({ orders }) => orders));

export default function WeekChart() {
  return (
    <Card variant="outlined" sx={{ height: 1 }}>
      <CardContent>
        <Typography gutterBottom>Orders this week</Typography>
        <Box component="ul" sx={{ display: 'flex', gap: 1, height: 140, m: 0, p: 0, listStyle: 'none' }}>
          {week.map(({ day, orders }) => (
            <Box
              key={day}
              component="li"
              sx={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'end', textAlign: 'center' }}
            >
              <Typography variant="caption">{orders}</Typography>
              <Box
                sx={{
                  height: `${(orders / highest) * 70}%`,
                  borderRadius: '4px 4px 0 0',
                  bgcolor: 'primary.main',
                }}
              />
              <Typography variant="caption">{day}</Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
