import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Stack spacing={1}>
      {steps.map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 88, typography: 'body2' }}>spacing({step})</Box>
          <Box
            sx={(theme) => ({
              height: 12,
              width: theme.spacing(step),
              bgcolor: 'primary.main',
              borderRadius: 0.5,
            })}
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{step * 8} px</Box>
        </Stack>
      ))}
    </Stack>
  );
}
