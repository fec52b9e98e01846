import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function CommentForm() {
  const [text, setText] = React.useState('It grows while you write.');

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
      <label htmlFor="comment">Comment</label>
      <TextareaAutosize
        id="comment"
        minRows={2}
        maxRows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ font: 'inherit', padding: 8, resize: 'none' }}
      />
      <Button disabled={text.trim() === ''} onClick={() => setText('')}>
        Send
      </Button>
    </Box>
  );
}
