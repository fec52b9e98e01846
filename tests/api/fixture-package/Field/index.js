import { forwardRef } from 'react';
export const Field = forwardRef((inProps, ref) => {
  const props = { ...inProps };
  const { size = 'small', label, onChange = undefined, ...rest } = props;
  return [size, label, onChange, rest, ref];
});
