import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [value, setValue] = React.useState<number | null>(3);

  return (
    <Stack spacing={2}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend">Your rating</Typography>
        <Rating
          name="own-rating"
          value={value}
          onChange={(event, newValue) => setValue(newValue)}
        />
      </Box>
      <div>
        <Typography>All ratings</Typography>
        <Rating value={4} readOnly />
      </div>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend">After the event</Typography>
        <Rating name="later-rating" value={null} disabled />
      </Box>
    </Stack>
  );
}
