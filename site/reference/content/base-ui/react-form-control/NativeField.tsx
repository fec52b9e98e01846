import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import Box from '@mui/system/Box';

function Textarea(props: React.ComponentProps<'textarea'>) {
  const field = useFormControlContext();

  if (field === undefined) {
    return <textarea {...props} />;
  }
  return (
    <textarea
      {...props}
      disabled={field.disabled}
      required={field.required}
      aria-invalid={field.error || undefined}
      value={String(field.value)}
      onChange={field.onChange}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
    />
  );
}

function Counter({ id }: { id: string }) {
  const { value, error } = useFormControlContext() ?? {};

  return (
    <span id={id}>
      {String(value).length} of 40 characters{error && ': too long'}
    </span>
  );
}

export default function NativeField() {
  const id = React.useId();
  const [value, setValue] = React.useState('A field of your own.');

  return (
    <Box sx={{ '& > div': { display: 'grid', gap: 1 }, '& textarea': { p: 1, font: 'inherit' } }}>
      <FormControl
        error={value.length > 40}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <label htmlFor={id}>Headline</label>
        <Textarea id={id} rows={2} aria-describedby={`${id}-count`} />
        <Counter id={`${id}-count`} />
      </FormControl>
    </Box>
  );
}
