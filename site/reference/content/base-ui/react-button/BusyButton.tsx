import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

const Root = styled('button')({
  minWidth: 120,
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed', cursor: 'default' },
});

export default function BusyButton() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button
      slots={{ root: Root }}
      disabled={saving}
      focusableWhenDisabled
      onClick={() => setSaving(true)}
    >
      {saving ? 'Saving…' : 'Save'}
    </Button>
  );
}
