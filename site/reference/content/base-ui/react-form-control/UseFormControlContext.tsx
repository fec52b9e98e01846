import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import Box from '@mui/system/Box';

function Label({ htmlFor, children }: { htmlFor: string; children: React.ReactNode }) {
  const { error, required } = useFormControlContext() ?? {};

  return (
    <label htmlFor={htmlFor} style={{ fontWeight: error ? 700 : 400 }}>
      {children}
      {required && ' (required)'}
    </label>
  );
}

function Helper({ id }: { id: string }) {
  const { error } = useFormControlContext() ?? {};

  return <span id={id}>{error ? '⚠ At least eight characters, please.' : 'Long is good.'}</span>;
}

export default function UseFormControlContext() {
  const id = React.useId();
  const [value, setValue] = React.useState('secret');

  return (
    <Box sx={{ '& > div': { display: 'grid', gap: 1 }, '& input': { p: 1, font: 'inherit' } }}>
      <FormControl
        required
        error={value.length < 8}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <Label htmlFor={id}>New passphrase</Label>
        <Input id={id} aria-describedby={`${id}-help`} autoComplete="off" />
        <Helper id={`${id}-help`} />
      </FormControl>
    </Box>
  );
}
