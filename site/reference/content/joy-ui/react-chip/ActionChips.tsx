import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function ActionChips() {
  const [filters, setFilters] = React.useState(['Berlin', 'Remote', 'Part-time']);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          size="lg"
          endDecorator={
            <ChipDelete
              aria-label={`Remove ${filter}`}
              onDelete={() => setFilters(filters.filter((other) => other !== filter))}
            />
          }
        >
          {filter}
        </Chip>
      ))}
      <Chip
        size="lg"
        variant="outlined"
        onClick={() => setFilters(['Berlin', 'Remote', 'Part-time'])}
      >
        Reset
      </Chip>
    </Stack>
  );
}
