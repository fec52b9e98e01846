import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Tooltip from '@mui/material/Tooltip';

export default function ClickTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Tooltip
          describeChild
          title="Copied"
          open={open}
          onClose={() => setOpen(false)}
          disableFocusListener
          disableHoverListener
          disableTouchListener
        >
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Copy
          </Button>
        </Tooltip>
      </div>
    </ClickAwayListener>
  );
}
