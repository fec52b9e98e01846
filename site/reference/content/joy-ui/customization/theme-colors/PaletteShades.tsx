import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const palettes = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function PaletteShades() {
  return (
    <Box sx={{ width: '100%' }}>
      {palettes.map((palette) => (
        <Box key={palette} sx={{ mb: 1 }}>
          <Typography level="body-sm">{palette}</Typography>
          <Box sx={{ display: 'flex' }}>
            {shades.map((shade) => (
              <Box key={shade} sx={{ flex: 1, height: 28, bgcolor: `${palette}.${shade}` }} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
