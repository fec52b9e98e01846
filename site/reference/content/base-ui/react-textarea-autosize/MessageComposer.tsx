import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import Box from '@mui/system/Box';

export default function MessageComposer() {
  const [messages, setMessages] = React.useState(['Press Enter to send.']);
  const [text, setText] = React.useState('');

  const sendOnEnter = (event: React.KeyboardEvent) => {
    // Enter also confirms a word in an input method editor, and is not a message then.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() === '') return;
    setMessages([...messages, text]);
    setText('');
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, '& textarea': { p: 1, font: 'inherit', resize: 'none' } }}>
      <Box role="log" aria-label="Messages" sx={{ whiteSpace: 'pre-wrap' }}>
        {messages.map((message, index) => (
          <div key={index}>{message}</div>
        ))}
      </Box>
      <TextareaAutosize
        aria-label="Message"
        maxRows={4}
        placeholder="Shift+Enter starts a new line"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </Box>
  );
}
