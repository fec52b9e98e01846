import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['size', 'padding', 'stickyHeader'],
} satisfies Controls<typeof Table>;

export default function TablePlayground(props: TableProps) {
  return (
    <Table {...props} aria-label="Train times">
      <TableHead>
        <TableRow>
          <TableCell>Train</TableCell>
          <TableCell align="right">Leaves</TableCell>
          <TableCell align="right">Arrives</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Coast line</TableCell>
          <TableCell align="right">9:05</TableCell>
          <TableCell align="right">11:40</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Night train</TableCell>
          <TableCell align="right">22:30</TableCell>
          <TableCell align="right">6:55</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
