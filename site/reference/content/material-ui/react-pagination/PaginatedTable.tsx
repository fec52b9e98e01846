import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const rows = Array.from({ length: 23 }, (_, at) => ({ id: 1001 + at, total: 12 + ((at * 7) % 40) }));

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);

  return (
    <Paper variant="outlined" sx={{ width: '100%', overflow: 'auto' }}>
      <Table size="small" aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(page * perPage, (page + 1) * perPage).map(({ id, total }) => (
            <TableRow key={id}>
              <TableCell>{id}</TableCell>
              <TableCell align="right">${total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => {
          setPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
