import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const button = { padding: '6px 12px', font: 'inherit' };

export default function FocusableHidden() {
  return (
    <Box sx={{ position: 'relative', width: 280, minHeight: 72, p: 2, border: '1px dashed' }}>
      <Box
        component="a"
        href="#skip-links"
        sx={[
          { color: 'primary.contrastText', bgcolor: 'primary.main', p: 1 },
          { '&:not(:focus)': visuallyHidden },
        ]}
      >
        Skip to the results
      </Box>
      <Box sx={{ mt: 1 }}>Click here, then press Shift and Tab.</Box>
      <button type="button" style={button}>
        A button
      </button>
    </Box>
  );
}
