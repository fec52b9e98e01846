import { Field } from 'pebble';
import * as React from 'react';

export default function States() {
  const [text, setText] = React.useState('');
  return <Field value={text} onChange={setText} />;
}
