import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const colors = ['primary', 'secondary', 'success'];

export default function ZIndexOrder() {
  const [top, setTop] = React.useState('success');

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {colors.map((color) => (
          <Button
            key={color}
            size="small"
            aria-pressed={top === color}
            variant={top === color ? 'contained' : 'outlined'}
            onClick={() => setTop(color)}
          >
            {color}
          </Button>
        ))}
      </Box>
      <Box sx={{ position: 'relative', width: 280, height: 140 }}>
        {colors.map((color, index) => (
          <Box
            key={color}
            sx={{
              position: 'absolute',
              top: index * 24,
              left: index * 56,
              width: 140,
              height: 80,
              zIndex: top === color ? 2 : 1,
              borderRadius: 1,
              boxShadow: 3,
              bgcolor: `${color}.main`,
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
