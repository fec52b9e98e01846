import { Switch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  borderRadius: 12,
  boxSizing: 'border-box',
  border: '2px solid color-mix(in srgb, currentColor 70%, transparent)',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: 'currentColor',
    transition: 'inset-inline-start 120ms',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.checked}`]: { borderColor: '#0b6bcb', background: '#0b6bcb', color: '#fff' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5 },
});

const slots = { root: Root };
const row = { display: 'flex', alignItems: 'center', gap: 12 };

export default function BasicSwitch() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <label style={row}>
        <Switch slots={slots} defaultChecked /> Wi-Fi
      </label>
      <label style={row}>
        <Switch slots={slots} /> Bluetooth
      </label>
      <label style={row}>
        <Switch slots={slots} disabled /> Location
      </label>
    </div>
  );
}
