import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';

const layers = Object.entries(createTheme().zIndex);

export default function StackingOrder() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: 300, height: 320 }}>
      {layers.map(([name, value], index) => (
        <Paper
          key={name}
          elevation={3}
          sx={{
            position: 'absolute',
            zIndex: name,
            insetBlockStart: index * 36,
            insetInlineStart: index * 16,
            width: 180,
            height: 56,
            px: 1.5,
            py: 0.75,
            typography: 'body2',
          }}
        >
          {name} {value}
        </Paper>
      ))}
    </Box>
  );
}
