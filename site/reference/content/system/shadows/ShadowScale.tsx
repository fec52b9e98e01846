import Box from '@mui/material/Box';

const levels = [0, 1, 2, 3, 6, 12, 24];

export default function ShadowScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {levels.map((level) => (
        <Box
          key={level}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: 2,
            boxShadow: level,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          {level}
        </Box>
      ))}
    </Box>
  );
}
