import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

export default function IndeterminateCheckbox() {
  const [checked, setChecked] = React.useState([true, false]);
  const count = checked.filter(Boolean).length;
  const input = React.useRef<HTMLInputElement>(null);

  // What browsers tell screen readers by themselves.
  React.useEffect(() => {
    if (input.current) input.current.indeterminate = count === 1;
  }, [count]);

  return (
    <div>
      <Checkbox
        label="All rooms"
        checked={count === 2}
        indeterminate={count === 1}
        slotProps={{ input: { ref: input, 'aria-checked': undefined } }}
        onChange={(event) => setChecked([event.target.checked, event.target.checked])}
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1, ml: 3 }}>
        {['Kitchen', 'Hall'].map((room, at) => (
          <Checkbox
            key={room}
            label={room}
            checked={checked[at] ?? false}
            onChange={(event) =>
              setChecked(
                checked.map((value, index) => (index === at ? event.target.checked : value)),
              )
            }
          />
        ))}
      </Box>
    </div>
  );
}
