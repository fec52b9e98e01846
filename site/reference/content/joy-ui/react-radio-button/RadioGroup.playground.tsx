import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/joy/RadioGroup';
import type { Controls } from 'docs-nav/react';

export const controls = {
  kinds: { defaultValue: 'text' },
  preset: { defaultValue: 'post' },
  without: ['value', 'overlay', 'disableIcon'],
} satisfies Controls<typeof RadioGroup>;

export default function RadioGroupPlayground(props: RadioGroupProps) {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup {...props} name="joy-try-delivery">
        <Radio value="post" label="By post" />
        <Radio value="shop" label="In the shop" />
      </RadioGroup>
    </FormControl>
  );
}
