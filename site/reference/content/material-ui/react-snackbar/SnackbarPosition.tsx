import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

const nameOf = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPosition() {
  const [origin, setOrigin] = React.useState(origins[1]);
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      {origins.map((place) => (
        <Button
          key={nameOf(place)}
          size="small"
          onClick={() => {
            setOrigin(place);
            setOpen(true);
          }}
        >
          {nameOf(place)}
        </Button>
      ))}
      <Snackbar
        key={nameOf(origin)}
        open={open}
        anchorOrigin={origin}
        autoHideDuration={4000}
        message={`At the ${nameOf(origin)}`}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
