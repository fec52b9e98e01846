import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      divider={<Divider orientation="vertical" />}
    >
      {['North', 'East', 'South', 'West'].map((text) => (
        <Sheet key={text} variant="soft" sx={{ p: 1.5 }}>
          {text}
        </Sheet>
      ))}
    </Stack>
  );
}
