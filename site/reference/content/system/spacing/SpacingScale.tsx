import Box from '@mui/material/Box';

const steps = [0.5, 1, 2, 3, 4, 8];

export default function SpacingScale() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, alignItems: 'center' }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'contents' }}>
          <span>{step}</span>
          <Box sx={{ pl: step, height: 16, width: 0, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Box>
  );
}
