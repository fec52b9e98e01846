import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Solo', price: '$5 a month' },
  { name: 'Team', price: '$12 a month' },
  { name: 'Company', price: '$40 a month' },
];

export default function SelectableCards() {
  const [chosen, setChosen] = React.useState('Team');

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {plans.map(({ name, price }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{ height: 1, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
          >
            <CardContent>
              <Typography component="div">{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {price}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
