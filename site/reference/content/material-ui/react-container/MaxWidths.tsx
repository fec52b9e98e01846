import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const widths = ['xs', 'sm', 'md'] as const;

export default function MaxWidths() {
  const [width, setWidth] = React.useState<(typeof widths)[number]>('xs');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        onChange={(_event, next: typeof width | null) => setWidth(next ?? width)}
        aria-label="Maximum width"
        sx={{ mb: 2 }}
      >
        {widths.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Container maxWidth={width} sx={{ py: 3, bgcolor: 'action.selected' }}>
        At most {width}
      </Container>
    </Box>
  );
}
