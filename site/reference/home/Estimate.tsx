import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** Dollars per seat and month. */
const SEAT = 12;
const SUPPORT = 90;
/** Discount for a yearly plan. */
const SAVED = 0.2;

/** A typical product form built with the library, on the start page of the reference site. */
export default function Estimate() {
  const [seats, setSeats] = useState(8);
  const [period, setPeriod] = useState<'month' | 'year'>('year');
  const [hasSupport, setHasSupport] = useState(true);
  const month = seats * SEAT + (hasSupport ? SUPPORT : 0);
  const price = Math.round(period === 'year' ? month * (1 - SAVED) : month);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h2" variant="h6">
          Team plan
        </Typography>
        <AvatarGroup
          max={4}
          total={seats}
          aria-hidden="true"
          sx={{
            '& .MuiAvatar-root': { width: 30, height: 30, fontSize: 13, bgcolor: 'grey.700', color: 'common.white' },
          }}
        >
          {['R', 'K', 'M'].map((letter) => (
            <Avatar key={letter}>{letter}</Avatar>
          ))}
        </AvatarGroup>
      </Stack>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={period}
        aria-label="Billing"
        onChange={(_, value: 'month' | 'year' | null) => value && setPeriod(value)}
      >
        <ToggleButton value="month">Monthly</ToggleButton>
        <ToggleButton value="year">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <Box>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography id="estimate-seats" variant="body2">
            Seats
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {seats}
          </Typography>
        </Stack>
        <Slider
          size="small"
          min={1}
          max={40}
          value={seats}
          aria-labelledby="estimate-seats"
          onChange={(_, value) => setSeats(value as number)}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={hasSupport} onChange={(_, checked) => setHasSupport(checked)} />}
        label="Support within a day"
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }} aria-live="polite">
          <Typography
            component="span"
            sx={{ fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            ${price}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            a month
          </Typography>
          {period === 'year' ? <Chip size="small" color="success" variant="outlined" label="Save 20%" /> : null}
        </Stack>
        <Button variant="contained">Start trial</Button>
      </Stack>
    </Stack>
  );
}
