import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export default function WrappingStack() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: 260 }}>
      {tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Stack>
  );
}
