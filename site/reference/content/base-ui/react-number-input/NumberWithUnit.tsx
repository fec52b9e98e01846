import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import styled from '@mui/system/styled';

const Root = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 12px',
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: 8,
  [`&.${numberInputClasses.focused}`]: { outline: '3px solid #0b6bcb', outlineOffset: 1 },
  '& input': {
    width: 56,
    padding: '8px 0',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'end',
  },
});

const Nothing = () => null;

export default function NumberWithUnit() {
  const id = React.useId();
  const [weight, setWeight] = React.useState<number | null>(70);
  const [typed, setTyped] = React.useState('70');

  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <label htmlFor={id}>Weight</label>
      <NumberInput
        id={id}
        aria-describedby={`${id}-state`}
        value={weight}
        min={20}
        max={250}
        endAdornment="kg"
        slots={{ root: Root, incrementButton: Nothing, decrementButton: Nothing }}
        slotProps={{ input: { role: 'spinbutton' } }}
        onInputChange={(event) => setTyped(event.target.value)}
        onChange={(_, value) => {
          setWeight(value);
          setTyped(String(value ?? ''));
        }}
      />
      <span id={`${id}-state`}>
        Typed: {typed || 'nothing'}. Value: {weight ?? 'none'}.
      </span>
    </div>
  );
}
