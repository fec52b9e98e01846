import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  width: 260,
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  [`&.${formControlClasses.focused} label`]: { fontWeight: 700 },
  [`&.${formControlClasses.required} label::after`]: { content: '" *"' },
});

export default function BasicFormControl() {
  const id = React.useId();

  return (
    <FormControl required defaultValue="" slots={{ root: Root }}>
      {({ filled, focused }) => (
        <React.Fragment>
          <label htmlFor={id}>Your name</label>
          <Input id={id} autoComplete="name" />
          <span>{filled ? 'Thank you.' : focused ? 'Go on …' : 'Still empty.'}</span>
        </React.Fragment>
      )}
    </FormControl>
  );
}
