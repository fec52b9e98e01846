import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import Box from '@mui/system/Box';

export default function UseInput() {
  const id = React.useId();
  const { getRootProps, getInputProps, focused } = useInput();

  return (
    <Box {...getRootProps()} sx={{ width: 260 }}>
      <label htmlFor={id} style={{ fontWeight: focused ? 700 : 400 }}>
        Project name
      </label>
      <Box
        component="input"
        {...getInputProps({ id })}
        sx={{
          boxSizing: 'border-box',
          width: 1,
          py: 1,
          border: 0,
          borderBottom: `${focused ? 3 : 1}px solid currentColor`,
          outline: 0,
          backgroundColor: 'transparent',
          color: 'inherit',
          font: 'inherit',
        }}
      />
    </Box>
  );
}
