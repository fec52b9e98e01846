import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RowRadioGroup() {
  const [size, setSize] = React.useState('M');

  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Size"
      name="joy-size"
      value={size}
      onChange={(event) => setSize(event.target.value)}
    >
      {['S', 'M', 'L'].map((value) => (
        <Radio key={value} value={value} label={value} variant="outlined" />
      ))}
    </RadioGroup>
  );
}
