import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

const placements = ['top', 'right', 'bottom', 'left'] as const;

export default function PlacedPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<(typeof placements)[number]>('top');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {placements.map((name) => (
        <Button
          key={name}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setPlacement(name);
            setOpen(!open || name !== placement);
          }}
        >
          {name}
        </Button>
      ))}
      <Popper open={open} anchorEl={anchor} placement={placement} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={250}>
            <Paper elevation={3} sx={{ p: 1 }}>
              At the {placement}
            </Paper>
          </Fade>
        )}
      </Popper>
    </Stack>
  );
}
