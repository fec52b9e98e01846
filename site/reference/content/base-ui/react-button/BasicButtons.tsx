import { Button, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

const Root = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#0b6bcb',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'default' },
});

const slots = { root: Root };

export default function BasicButtons() {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Button slots={slots}>Save</Button>
      <Button slots={slots} disabled>
        Not yet
      </Button>
    </div>
  );
}
