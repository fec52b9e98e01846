import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaError() {
  const [text, setText] = React.useState('Broken.');
  const isShort = text.trim().length < 20;

  return (
    <FormControl error={isShort}>
      <FormLabel>What happened?</FormLabel>
      <Textarea minRows={2} value={text} onChange={(event) => setText(event.target.value)} />
      <FormHelperText sx={{ color: isShort ? 'danger.softColor' : 'text.secondary' }}>{isShort ? 'Use at least twenty letters.' : 'Thank you.'}</FormHelperText>
    </FormControl>
  );
}
