import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ControlledPagination() {
  const [page, setPage] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Page {page} of 12</Typography>
      <Pagination
        count={12}
        page={page}
        onChange={(_event, value) => setPage(value)}
        showFirstButton
        showLastButton
        siblingCount={0}
        aria-label="Reviews"
      />
    </Stack>
  );
}
