import { createElement } from 'react';

export function Field({ value = '', onChange }) {
  return createElement('input', { value, onChange: (event) => onChange?.(event.target.value) });
}

export function Switch({ on = false }) {
  return createElement('input', { type: 'checkbox', checked: on, readOnly: true });
}
