import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const words = ['calm', 'quick', 'exact', 'light', 'pleasant', 'open', 'whole'];

export default function WrappingStack() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: 240 }}>
      {words.map((word) => (
        <Chip key={word} size="lg">
          {word}
        </Chip>
      ))}
    </Stack>
  );
}
