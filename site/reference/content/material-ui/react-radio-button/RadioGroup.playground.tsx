import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['row', 'defaultValue'],
  kinds: { defaultValue: 'text' },
  preset: { defaultValue: 'monthly' },
} satisfies Controls<typeof RadioGroup>;

export default function RadioGroupPlayground(props: RadioGroupProps) {
  return (
    <FormControl>
      <FormLabel id="pay-label">Pay</FormLabel>
      <RadioGroup {...props} name="pay" aria-labelledby="pay-label">
        <FormControlLabel value="monthly" control={<Radio />} label="monthly" />
        <FormControlLabel value="yearly" control={<Radio />} label="yearly" />
      </RadioGroup>
    </FormControl>
  );
}
