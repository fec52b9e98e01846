import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Banner = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: (theme.vars || theme).shape.borderRadius,
  color: '#1f1f1f',
  backgroundColor: '#fff3d6',
  ...theme.applyStyles('dark', {
    color: '#ffecc2',
    backgroundColor: '#3a2d0b',
  }),
}));

export default function ApplyStyles() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
      <Banner>Colors of this banner change with the page&apos;s mode.</Banner>
      <Box
        sx={[
          { p: 2, borderRadius: 1, bgcolor: '#e7f5ff', color: '#0b3d66' },
          (theme) => theme.applyStyles('dark', { bgcolor: '#0b2a45', color: '#d0ebff' }),
        ]}
      >
        The same with sx.
      </Box>
    </Box>
  );
}
