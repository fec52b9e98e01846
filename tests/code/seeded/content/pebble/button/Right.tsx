import * as React from 'react';
import { Button, useTone, type ButtonProps } from 'pebble';
import { Star } from 'pebble/icons';
import { LABEL } from './texts';

export default function Right(props: ButtonProps) {
  const { tone, setTone } = useTone('plain');
  const [times, setTimes] = React.useState(0);
  return (
    <Button {...props} tone={tone} onPress={setTimes}>
      <Star size={times} />
      <span onClick={() => setTone('loud')}>{LABEL}</span>
    </Button>
  );
}
