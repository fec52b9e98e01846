import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { icons } from './data.ts';

export default function IconSearch() {
  const [query, setQuery] = React.useState('');
  const wanted = query.trim().toLowerCase();
  const found = icons.filter(({ name, words }) =>
    `${name} ${words}`.toLowerCase().includes(wanted),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label="Search these icons"
        helperText={`${found.length} of ${icons.length} icons. Try “user” or “file”.`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Box
        component="ul"
        aria-label="Icons"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
          minHeight: 240,
          alignContent: 'start',
        }}
      >
        {found.map(({ name, Icon }) => (
          <Box component="li" key={name} sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
            <Icon />
            <Typography variant="caption" component="div">
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
