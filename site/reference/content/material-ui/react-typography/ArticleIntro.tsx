import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ArticleIntro() {
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography variant="overline" color="textSecondary">
        Release notes
      </Typography>
      {/* On a page of its own, this is component="h2". */}
      <Typography variant="h4" component="p" gutterBottom>
        Version 7
      </Typography>
      <Typography gutterBottom>Smaller, stricter, and with CSS layers.</Typography>
      <Typography variant="caption" color="textSecondary">
        Read in four minutes
      </Typography>
    </Box>
  );
}
