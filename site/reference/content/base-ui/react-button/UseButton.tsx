import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import Box from '@mui/system/Box';

export default function UseButton() {
  const [pinned, setPinned] = React.useState(false);
  const { getRootProps, active, focusVisible } = useButton({ rootElementName: 'div' });

  return (
    <Box
      {...getRootProps({ onClick: () => setPinned(!pinned) })}
      aria-pressed={pinned}
      sx={{
        width: 200,
        p: 2,
        border: '1px solid',
        borderStyle: pinned ? 'solid' : 'dashed',
        borderRadius: 2,
        cursor: 'pointer',
        transform: active ? 'scale(0.98)' : 'none',
        outline: focusVisible ? '3px solid #0b6bcb' : 'none',
        outlineOffset: 2,
      }}
    >
      {pinned ? 'Pinned: this card stays' : 'Press to pin this card'}
    </Box>
  );
}
