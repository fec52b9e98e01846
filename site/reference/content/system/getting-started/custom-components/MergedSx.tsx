import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface PanelProps {
  title: string;
  sx?: SxProps<Theme>;
  children: React.ReactNode;
}

function Panel({ title, sx = [], children }: PanelProps) {
  return (
    <Box
      sx={[
        { width: 130, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={{ typography: 'subtitle2', mb: 1 }}>{title}</Box>
      {children}
    </Box>
  );
}

export default function MergedSx() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Panel title="As it is">No sx</Panel>
      <Panel title="Changed" sx={{ borderRadius: 4, borderColor: 'primary.main' }}>
        An object
      </Panel>
      <Panel title="By theme" sx={(theme) => ({ p: theme.spacing(1), boxShadow: 3 })}>
        A function
      </Panel>
    </Box>
  );
}
