import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import styled from '@mui/system/styled';

const Root = styled('div')({
  display: 'inline-flex',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  [`&.${numberInputClasses.focused}`]: { outline: '3px solid #0b6bcb', outlineOffset: 1 },
  '& input, & button': {
    padding: '8px 14px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input': { width: 48, outline: 0, textAlign: 'center' },
  '& button:disabled': { opacity: 0.4 },
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
});

export default function QuantityInput() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <label htmlFor={id}>Tickets, 1 to 9</label>
      <NumberInput
        id={id}
        defaultValue={2}
        min={1}
        max={9}
        slots={{ root: Root }}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
          decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
        }}
      />
    </div>
  );
}
