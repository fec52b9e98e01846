import Box from '@mui/material/Box';

const letters = { A: ['Ada', 'Alan', 'Anita'], B: ['Barbara', 'Brian'], C: ['Claude', 'Cynthia'] };

export default function StickyHeading() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Names"
      sx={{ width: 240, height: 160, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      {Object.entries(letters).map(([letter, names]) => (
        <Box key={letter} sx={{ position: 'relative' }}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              zIndex: 1,
              px: 2,
              py: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {letter}
          </Box>
          {names.map((name) => (
            <Box key={name} sx={{ px: 2, py: 1 }}>
              {name}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
