import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function LimitedTextarea() {
  const [text, setText] = React.useState('One\nTwo\nThree\nFour, and there is a scroll bar.');

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, '& textarea': { p: 1, font: 'inherit' } }}>
      <TextareaAutosize
        aria-label="List"
        maxRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" style={button} onClick={() => setText('One')}>
        Shorten
      </button>
    </Box>
  );
}
