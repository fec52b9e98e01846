import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ShadowLevels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {levels.map((level) => (
        <Sheet key={level} sx={{ p: 2.5, borderRadius: 'md', boxShadow: level }}>
          {level}
        </Sheet>
      ))}
    </Box>
  );
}
