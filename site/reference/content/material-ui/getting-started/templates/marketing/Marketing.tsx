import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Faq from './faq';
import Features from './features';
import Pricing from './pricing';

export default function Marketing() {
  return (
    <>
      <CssBaseline />
      <Box>
        <Box sx={{ py: 6, textAlign: 'center', color: '#fff', background: 'linear-gradient(160deg, #0d47a1, #4a148c)' }}>
          <Container maxWidth="sm">
            <Typography variant="h4" component="p" gutterBottom>
              Invoices that write themselves
            </Typography>
            <Typography sx={{ mb: 3 }}>Track your hours, and send the bill with one click.</Typography>
            <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
              <Button variant="contained" sx={{ color: '#0d47a1', bgcolor: '#fff' }}>
                Try it free
              </Button>
              <Button variant="outlined" color="inherit">
                See how
              </Button>
            </Stack>
          </Container>
        </Box>
        <Container sx={{ py: 4, display: 'grid', gap: 5 }}>
          <Features />
          <Pricing />
          <Faq />
        </Container>
        <Box sx={{ py: 3, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Terms · Privacy · Contact
          </Typography>
        </Box>
      </Box>
    </>
  );
}
