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
      sx={{
        px: 1.25,
        py: 0.75,
        borderRadius: '6px',
        fontWeight: selected ? 700 : 400,
        ...(highlighted ? { background: '#0b6bcb', color: '#fff' } : {}),
      }}
    >
      {value}
    </Box>
  );
}

export default function UseSelect() {
  const { getButtonProps, getListboxProps, contextValue, value, open } = useSelect<string>({});

  return (
    <div style={{ position: 'relative' }}>
      <Box
        component="button"
        {...getButtonProps()}
        aria-label="Shade"
        sx={{
          width: 180,
          px: 1.5,
          py: 1,
          border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
          borderRadius: '8px',
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          '&::after': { content: '"▾"', float: 'inline-end' },
        }}
      >
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
          borderRadius: '8px',
          background: 'Canvas',
          color: 'CanvasText',
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
