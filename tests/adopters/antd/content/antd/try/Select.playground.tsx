import { Select, type SelectProps } from 'antd';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['size', 'status', 'variant', 'disabled', 'loading', 'placeholder'],
  preset: { placeholder: 'Choose a day' },
} satisfies Controls<typeof Select<string>>;

export default function SelectPlayground(props: SelectProps<string>) {
  return (
    <Select
      aria-label="Day"
      {...props}
      options={[{ value: 'Today' }, { value: 'Tomorrow' }]}
    />
  );
}
