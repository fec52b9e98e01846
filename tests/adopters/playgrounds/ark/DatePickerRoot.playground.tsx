import { DatePicker } from '@ark-ui/react';
import type { ComponentProps } from 'react';

export default function DatePickerPlayground(props: ComponentProps<typeof DatePicker.Root>) {
  return (
    <DatePicker.Root {...props}>
      <DatePicker.Label>Day</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input />
        <DatePicker.Trigger>Choose</DatePicker.Trigger>
      </DatePicker.Control>
    </DatePicker.Root>
  );
}
