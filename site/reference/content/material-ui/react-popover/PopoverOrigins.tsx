import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const places = ['top', 'center', 'bottom'] as const;
type Place = (typeof places)[number];

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [place, setPlace] = React.useState<Place>('bottom');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <TextField
        select
        id="popover-place"
        label="vertical"
        size="small"
        value={place}
        onChange={(event) => setPlace(event.target.value as Place)}
      >
        {places.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Open
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: place, horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <Typography sx={{ p: 1 }}>From the {place} edge</Typography>
      </Popover>
    </Stack>
  );
}
