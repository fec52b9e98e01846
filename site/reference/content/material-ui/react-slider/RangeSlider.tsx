import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const euros = (value: number) => `${value} €`;

export default function RangeSlider() {
  const [price, setPrice] = React.useState<number[]>([20, 60]);

  return (
    <Box sx={{ width: 240, mx: 1 }}>
      <Typography>
        Price: {euros(price[0])} to {euros(price[1])}
      </Typography>
      <Slider
        value={price}
        onChange={(event, newPrice) => setPrice(newPrice)}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={euros}
        valueLabelFormat={euros}
        valueLabelDisplay="auto"
        disableSwap
      />
    </Box>
  );
}
