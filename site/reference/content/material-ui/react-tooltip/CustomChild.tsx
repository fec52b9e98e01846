import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import CircleIcon from '@mui/icons-material/Circle';

interface StatusDotProps extends React.HTMLAttributes<HTMLSpanElement> {
  status: 'success' | 'warning';
}

const StatusDot = React.forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { status, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} role="img" tabIndex={0}>
      <CircleIcon color={status} fontSize="small" />
    </span>
  );
});

export default function CustomChild() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="All systems work">
        <StatusDot status="success" />
      </Tooltip>
      <Tooltip title="Mail is slow">
        <StatusDot status="warning" />
      </Tooltip>
    </Stack>
  );
}
