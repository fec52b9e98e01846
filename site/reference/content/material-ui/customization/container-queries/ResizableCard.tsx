import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ResizableCard() {
  const [width, setWidth] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Slider
        aria-label="Width of the container in percent"
        min={40}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${width}%` }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            gap: 2,
            p: 2,
            alignItems: 'center',
            flexDirection: { '@': 'column', '@300': 'row' },
            textAlign: { '@': 'center', '@300': 'start' },
          }}
        >
          <Avatar aria-hidden>W</Avatar>
          <div>
            <Typography variant="subtitle1" component="p">
              Weekly report
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Beside the picture from 300 pixels
            </Typography>
          </div>
        </Paper>
      </Box>
    </Box>
  );
}
