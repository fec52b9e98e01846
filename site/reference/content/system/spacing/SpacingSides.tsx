import Box from '@mui/material/Box';

const sides = { 'p: 2': { p: 2 }, 'px: 4': { px: 4 }, 'pt: 3, pl: 3': { pt: 3, pl: 3 } };

export default function SpacingSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      {Object.entries(sides).map(([name, sx]) => (
        <Box key={name} sx={[{ bgcolor: 'primary.main' }, sx]}>
          <Box sx={{ p: 0.5, bgcolor: 'background.paper', color: 'text.primary' }}>{name}</Box>
        </Box>
      ))}
    </Box>
  );
}
