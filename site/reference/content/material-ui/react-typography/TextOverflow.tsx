import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const text = 'The quick brown fox jumps over the lazy dog, and the dog does not even look up.';

export default function TextOverflow() {
  return (
    <Box sx={{ width: 260 }}>
      <Typography align="right" gutterBottom>
        At the right
      </Typography>
      <Typography noWrap gutterBottom>
        {text}
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
