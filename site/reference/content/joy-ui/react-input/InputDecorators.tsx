import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';

export default function InputDecorators() {
  const [text, setText] = React.useState('Oak');

  return (
    <Input
      value={text}
      onChange={(event) => setText(event.target.value)}
      startDecorator={<Search />}
      endDecorator={
        <Button size="sm" variant="soft" color="neutral" onClick={() => setText('')}>
          Clear
        </Button>
      }
      slotProps={{ input: { 'aria-label': 'Search trees' } }}
      sx={{ width: 280 }}
    />
  );
}
