import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words: Record<number, string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
};

export default function HoverFeedback() {
  const [value, setValue] = React.useState<number | null>(2);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? value : hovered;

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, width: 240 }}>
      <Typography component="legend">Quality</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Rating
          name="hover-rating"
          value={value}
          getLabelText={(stars) => `${words[stars]}, ${stars} of 5`}
          onChange={(event, newValue) => setValue(newValue)}
          onChangeActive={(event, newHovered) => setHovered(newHovered)}
        />
        <Typography variant="body2" aria-hidden="true">
          {shown === null ? 'No rating' : words[shown]}
        </Typography>
      </Box>
    </Box>
  );
}
