import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const LIMIT = 80;

export default function CountedTextarea() {
  const [text, setText] = React.useState('');

  return (
    <FormControl sx={{ width: 280 }} error={text.length > LIMIT}>
      <FormLabel>Note</FormLabel>
      <Textarea
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        endDecorator={
          <Typography level="body-xs" sx={{ ml: 'auto' }}>
            {text.length} of {LIMIT}
          </Typography>
        }
      />
    </FormControl>
  );
}
