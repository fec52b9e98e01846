import * as React from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import Box from '@mui/system/Box';

export default function UseNumberInput() {
  const [value, setValue] = React.useState<number | null>(150);
  const inputId = React.useId();
  const { getRootProps, getInputProps, getIncrementButtonProps, getDecrementButtonProps } =
    useNumberInput({
      inputId,
      value,
      step: 5,
      min: 0,
      max: 300,
      onChange: (_, newValue) => setValue(newValue),
    });

  return (
    <Box sx={{ '& input, & button': { font: 'inherit', p: 1 } }}>
      <label htmlFor={inputId}>Width in pixels, in steps of 5</label>
      <Box {...getRootProps()} sx={{ display: 'flex', gap: 1, my: 1 }}>
        <button {...getDecrementButtonProps()} type="button" aria-label="Narrower">
          −
        </button>
        <input {...getInputProps()} role="spinbutton" style={{ width: 72 }} />
        <button {...getIncrementButtonProps()} type="button" aria-label="Wider">
          +
        </button>
      </Box>
      <Box sx={{ width: value ?? 0, height: 12, backgroundColor: '#0b6bcb' }} />
    </Box>
  );
}
