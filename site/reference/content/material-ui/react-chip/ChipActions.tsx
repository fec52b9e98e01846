import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipActions() {
  const [message, setMessage] = React.useState('Nothing happened yet');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Click" onClick={() => setMessage('Clicked')} />
        <Chip
          label="Click or delete"
          variant="outlined"
          onClick={() => setMessage('Clicked')}
          onDelete={() => setMessage('Deleted')}
        />
        <Chip
          label="A link"
          component="a"
          href="#chip"
          clickable
          onClick={() => setMessage('Followed')}
        />
        <Chip label="Disabled" disabled onClick={() => setMessage('Never')} />
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
