import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

type Vertical = 'top' | 'bottom';

export default function SnackbarPosition() {
  const [open, setOpen] = React.useState(false);
  const [vertical, setVertical] = React.useState<Vertical>('top');
  const show = (side: Vertical) => () => {
    setVertical(side);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={show('top')}>Top</Button>
      <Button onClick={show('bottom')}>Bottom</Button>
      <Snackbar
        open={open}
        color="primary"
        variant="solid"
        anchorOrigin={{ vertical, horizontal: 'center' }}
        autoHideDuration={3000}
        onClose={() => setOpen(false)}
      >
        Shown at the {vertical}
      </Snackbar>
    </Stack>
  );
}
