import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import Box from '@mui/system/Box';

const button = {
  type: 'button',
  style: { minWidth: 40, padding: 8, font: 'inherit' },
} as const;

/** What a server would know only once the last page has been reached. */
const LAST_PAGE = 3;

export default function UnknownCount() {
  const [page, setPage] = React.useState(0);
  const [count, setCount] = React.useState(-1);

  return (
    <Box
      sx={{
        [`& .${tablePaginationClasses.toolbar}, & .${tablePaginationClasses.actions}`]: {
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        },
        '& p': { m: 0 },
      }}
    >
      <TablePagination
        count={count}
        page={page}
        rowsPerPage={10}
        rowsPerPageOptions={[]}
        onPageChange={(_, newPage) => {
          setPage(newPage);
          if (newPage === LAST_PAGE) setCount(37);
        }}
        labelDisplayedRows={({ from, to }) =>
          count === -1 ? `Messages ${from} to ${to}` : `Messages ${from} to ${to} of ${count}`
        }
        getItemAriaLabel={(type) => (type === 'next' ? 'Older messages' : 'Newer messages')}
        slots={{ root: 'div' }}
        slotProps={{ actions: { slotProps: { backButton: button, nextButton: button } } }}
      />
    </Box>
  );
}
