import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [90, 50, 70, 110, 60, 80, 40, 100];

export default function BasicMasonry() {
  return (
    <Box sx={{ width: 320, minHeight: 260 }}>
      <Masonry columns={3} spacing={1} defaultHeight={250} defaultColumns={3} defaultSpacing={1}>
        {heights.map((height, at) => (
          <Paper key={at} variant="outlined" sx={{ height, display: 'grid', placeItems: 'center' }}>
            {at + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
