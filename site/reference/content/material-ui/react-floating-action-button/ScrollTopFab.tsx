import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';

const lines = Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`);

export default function ScrollTopFab() {
  const [target, setTarget] = React.useState<HTMLElement>();
  const isDown = useScrollTrigger({ target, disableHysteresis: true, threshold: 80 });

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        ref={(node: HTMLElement | null) => setTarget(node ?? undefined)}
        role="region"
        aria-label="A list that scrolls"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', p: 2, border: 1, borderColor: 'divider' }}
      >
        {lines.map((line) => (
          <Typography key={line} sx={{ mb: 2 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <Zoom in={isDown} unmountOnExit>
        <Fab
          size="small"
          color="primary"
          aria-label="Back to the top"
          onClick={() => target?.scrollTo({ top: 0 })}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
