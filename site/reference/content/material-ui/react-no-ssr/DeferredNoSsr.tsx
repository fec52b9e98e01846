import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function ManyDots() {
  return Array.from({ length: 400 }, (_, at) => <span key={at}>•</span>);
}

export default function DeferredNoSsr() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Remove' : 'Render 400 dots'}</Button>
      {shown ? (
        <Box sx={{ width: 300, lineHeight: 1, overflowWrap: 'anywhere' }}>
          <NoSsr defer>
            <ManyDots />
          </NoSsr>
        </Box>
      ) : null}
    </div>
  );
}
