import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import Box from '@mui/system/Box';

export default function UseSlider() {
  const [level, setLevel] = React.useState(40);
  const rootRef = React.useRef<HTMLSpanElement>(null);
  const { getRootProps, getHiddenInputProps, focusedThumbIndex } = useSlider({
    rootRef,
    value: level,
    step: 10,
    onChange: (_, value) => setLevel(value as number),
  });

  return (
    <Box
      component="span"
      {...getRootProps()}
      sx={{
        position: 'relative',
        display: 'block',
        width: 200,
        p: '3px',
        border: '2px solid',
        borderRadius: 2,
        touchAction: 'none',
        cursor: 'pointer',
        outline: focusedThumbIndex === 0 ? '3px solid #0b6bcb' : 'none',
        outlineOffset: 2,
      }}
    >
      <Box
        component="span"
        sx={{ display: 'block', height: 32, borderRadius: 1, backgroundColor: '#0b6bcb' }}
        style={{ width: `${level}%` }}
      />
      <input {...getHiddenInputProps()} aria-label="Battery" value={level} data-index={0} />
    </Box>
  );
}
