import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const show = (event: React.SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);

  return (
    <div>
      <Link
        href="#on-hover"
        aria-describedby={anchor ? 'term-preview' : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        Grace period
      </Link>
      <Popover
        id="term-preview"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableRestoreFocus
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography variant="body2" sx={{ p: 1.5, maxWidth: 220 }}>
          The days in which a bill can be paid without a fee.
        </Typography>
      </Popover>
    </div>
  );
}
