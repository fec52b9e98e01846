import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const quotes = [
  'Short.',
  'A little longer than the one before.',
  'Three lines or so, depending on how wide the column turns out to be on this screen.',
  'The last one.',
];

export default function ResponsiveMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 180 }}>
      <Masonry columns={{ xs: 2, md: 4 }} spacing={{ xs: 1, sm: 2 }}>
        {quotes.map((quote) => (
          <Paper key={quote} variant="outlined" sx={{ p: 1.5 }}>
            {quote}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
