import Option from '@mui/joy/Option';
import Select, { type SelectProps } from '@mui/joy/Select';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'color', 'size', 'disabled', 'startDecorator', 'endDecorator'],
} satisfies Controls<typeof Select>;

export default function SelectPlayground(props: SelectProps<string, false>) {
  return (
    <Select defaultValue="summer" {...props} slotProps={{ button: { 'aria-label': 'Season' } }} sx={{ width: 220 }}>
      <Option value="spring">Spring</Option>
      <Option value="summer">Summer</Option>
      <Option value="autumn">Autumn</Option>
    </Select>
  );
}
