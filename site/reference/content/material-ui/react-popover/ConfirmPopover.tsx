import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ConfirmPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isRemoved, setRemoved] = React.useState(false);

  return (
    <div>
      <Button
        color="error"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={isRemoved}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isRemoved ? 'Draft deleted' : 'Delete draft'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'delete-draft' } }}
      >
        <Stack spacing={1.5} sx={{ p: 2, maxWidth: 240 }}>
          <Typography id="delete-draft">Delete this draft for good?</Typography>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button size="small" autoFocus onClick={() => setAnchor(null)}>
              Keep it
            </Button>
            <Button
              size="small"
              color="error"
              variant="contained"
              onClick={() => {
                setRemoved(true);
                setAnchor(null);
              }}
            >
              Delete
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </div>
  );
}
