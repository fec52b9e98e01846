import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {['First', 'Second', 'Third'].map((text) => (
        <Sheet key={text} variant="outlined" sx={{ p: 1.5 }}>
          {text}
        </Sheet>
      ))}
    </Stack>
  );
}
