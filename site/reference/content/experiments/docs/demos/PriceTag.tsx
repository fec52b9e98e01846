import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { currencies, type Currency } from './currencies';

interface PriceProps {
  amount: number;
  currency: Currency;
}

function Price({ amount, currency }: PriceProps) {
  return <Typography variant="h4" component="p">{`${amount} ${currencies[currency]}`}</Typography>;
}

export default function PriceTag() {
  const [amount, setAmount] = React.useState<number>(20);

  return (
    <Stack spacing={2} sx={{ width: 240, alignItems: 'center' }}>
      <Price amount={amount} currency="euro" />
      <Slider
        aria-label="Price"
        min={0}
        max={100}
        value={amount}
        onChange={(event, value) => setAmount(value as number)}
      />
    </Stack>
  );
}
