import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function SizesAndMargin() {
  return (
    <Box sx={{ width: 260 }}>
      <TextField fullWidth size="small" label="Small" />
      <TextField fullWidth margin="dense" label="Medium, dense margin" />
      <TextField fullWidth margin="normal" color="secondary" label="Medium, normal margin" />
    </Box>
  );
}
