import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverAtPointer() {
  const [position, setPosition] = React.useState<{ top: number; left: number } | null>(null);

  return (
    <div>
      <Paper
        variant="outlined"
        sx={{ p: 3, width: 240 }}
        onClick={(event) => setPosition({ top: event.clientY, left: event.clientX })}
      >
        Click somewhere in here
      </Paper>
      <Popover
        open={position !== null}
        onClose={() => setPosition(null)}
        anchorReference="anchorPosition"
        anchorPosition={position ?? { top: 0, left: 0 }}
      >
        <Typography sx={{ p: 1 }}>
          {position?.left}, {position?.top}
        </Typography>
      </Popover>
    </div>
  );
}
