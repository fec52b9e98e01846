import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 3, 8];

export default function Elevations() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ width: 110, p: 3, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
