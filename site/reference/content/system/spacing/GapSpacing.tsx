import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export default function GapSpacing() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, maxWidth: 240 }}>
      {words.map((word) => (
        <Chip key={word} label={word} />
      ))}
    </Box>
  );
}
