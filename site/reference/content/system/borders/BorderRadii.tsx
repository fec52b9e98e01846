import Box from '@mui/material/Box';

const radii = [0, 1, 2, 4, '50%', '16px 0'];

export default function BorderRadii() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((radius) => (
        <Box
          key={radius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 80,
            height: 80,
            borderRadius: radius,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {radius}
        </Box>
      ))}
    </Box>
  );
}
