import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import Box from '@mui/system/Box';
import { peaks } from './data';

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(3);

  return (
    <Box
      component="table"
      sx={{
        width: 300,
        borderCollapse: 'collapse',
        '& th, & tbody td': { p: 1, borderBottom: '1px solid', textAlign: 'start' },
        [`& .${tablePaginationClasses.toolbar}`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          py: 1,
        },
        '& p': { m: 0 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Peak</th>
          <th scope="col">Meters</th>
        </tr>
      </thead>
      <tbody>
        {peaks.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((peak) => (
          <tr key={peak.name}>
            <td>{peak.name}</td>
            <td>{peak.meters}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            count={peaks.length}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[3, 5, 10]}
            onPageChange={(_, newPage) => setPage(newPage)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
          />
        </tr>
      </tfoot>
    </Box>
  );
}
