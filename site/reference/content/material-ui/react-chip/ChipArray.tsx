import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

const all = ['React', 'TypeScript', 'Accessibility', 'Testing'];

export default function ChipArray() {
  const [topics, setTopics] = React.useState(all);

  return (
    <div>
      <Box
        component="ul"
        aria-label="Topics"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <Chip
              label={topic}
              onDelete={() => setTopics(topics.filter((other) => other !== topic))}
            />
          </li>
        ))}
      </Box>
      <Button size="small" disabled={topics.length === all.length} onClick={() => setTopics(all)}>
        Bring them back
      </Button>
    </div>
  );
}
