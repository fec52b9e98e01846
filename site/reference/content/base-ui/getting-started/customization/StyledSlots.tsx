import { Switch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  padding: 4,
  border: '2px solid',
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
});

const Thumb = styled('span')({
  display: 'block',
  width: 40,
  height: 20,
  background: 'linear-gradient(to right, currentColor 50%, transparent 50%)',
  [`.${switchClasses.checked} > &`]: { rotate: '180deg' },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
});

export default function StyledSlots() {
  return (
    <Switch
      slots={{ root: Root, thumb: Thumb, input: Input, track: null }}
      slotProps={{ input: { 'aria-label': 'Landscape' } }}
    />
  );
}
