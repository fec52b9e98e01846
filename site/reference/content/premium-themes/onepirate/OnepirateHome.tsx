import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { onepirateTheme } from './theme';

const OFFERS = [
  { title: 'Coves', text: 'Beaches that no map shows, for a weekend or for good.' },
  { title: 'Crews', text: 'Sail with people who know where the wind comes from.' },
  { title: 'Chests', text: 'Every tenth booking holds a surprise.' },
] as const;

export default function OnepirateHome() {
  return (
    <ThemeProvider theme={onepirateTheme}>
      <Box sx={{ width: '100%', border: 1, borderColor: 'divider' }}>
        <Stack spacing={3} sx={{ alignItems: 'center', px: 3, py: 8, textAlign: 'center', bgcolor: 'action.hover' }}>
          <Typography component="p" variant="h3">
            Set sail on Friday
          </Typography>
          <Typography component="p" sx={{ maxWidth: 480 }}>
            Short voyages to places that are worth the salt in your hair.
          </Typography>
          <Button variant="contained" size="large">
            Find a berth
          </Button>
        </Stack>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 4, p: 4 }}>
          {OFFERS.map(({ title, text }) => (
            <div key={title}>
              <Typography component="p" variant="h5" gutterBottom>
                {title}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </div>
          ))}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
