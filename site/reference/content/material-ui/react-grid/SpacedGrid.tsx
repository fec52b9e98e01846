import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const spacings = [0, 1, 2, 4];

export default function SpacedGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Spacing"
        value={spacing}
        onChange={(event) => setSpacing(Number(event.target.value))}
        sx={{ mb: 2 }}
      >
        {spacings.map((value) => (
          <FormControlLabel key={value} value={value} label={value} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      <Grid container spacing={spacing}>
        {['One', 'Two', 'Three', 'Four'].map((name) => (
          <Grid key={name} size={6}>
            <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
