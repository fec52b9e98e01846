import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import Box from '@mui/system/Box';

const button = {
  type: 'button',
  style: { minWidth: 40, padding: 8, font: 'inherit' },
} as const;

const icons = { firstPageIcon: () => '«', lastPageIcon: () => '»' };

export default function CustomPagination() {
  const [page, setPage] = React.useState(4);

  return (
    <Box
      sx={{
        [`& .${tablePaginationClasses.toolbar}, & .${tablePaginationClasses.actions}`]: {
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        },
        [`& .${tablePaginationClasses.displayedRows}`]: { order: 1, m: 0 },
      }}
    >
      <TablePagination
        count={120}
        page={page}
        rowsPerPage={10}
        rowsPerPageOptions={[]}
        onPageChange={(_, newPage) => setPage(newPage)}
        labelDisplayedRows={(rows) => `Page ${rows.page + 1}`}
        slots={{ root: 'div' }}
        slotProps={{
          actions: {
            showFirstButton: true,
            showLastButton: true,
            slots: icons,
            slotProps: {
              firstButton: button,
              backButton: button,
              nextButton: button,
              lastButton: button,
            },
          },
        }}
      />
    </Box>
  );
}
