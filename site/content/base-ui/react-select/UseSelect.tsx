import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import Box from '@mui/system/Box';

function Shade({ value }: { value: string }) {
  const { getRootProps, selected, highlighted } = useOption({
    value,
    label: value,
    disabled: false,
  });

  return (
    <Box
      component="li"
      {...getRootProps()}
      sx={{ p: 1, fontWeight: selected ? 700 : 400, outline: highlighted ? '2px solid' : 0 }}
    >
      {value}
    </Box>
  );
}

export default function UseSelect() {
  const { getButtonProps, getListboxProps, contextValue, value, open } = useSelect<string>({});

  return (
    <div style={{ position: 'relative' }}>
      <Box component="button" {...getButtonProps()} aria-label="Shade" sx={{ width: 160, p: 1 }}>
        {value ?? 'Pick a shade'}
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label="Shades"
        sx={{
          display: open ? 'block' : 'none',
          m: 0,
          mt: 0.5,
          p: 0.5,
          border: '1px solid',
          listStyle: 'none',
          cursor: 'default',
        }}
      >
        <SelectProvider value={contextValue}>
          {['Slate', 'Sand', 'Rust'].map((shade) => (
            <Shade key={shade} value={shade} />
          ))}
        </SelectProvider>
      </Box>
    </div>
  );
}
