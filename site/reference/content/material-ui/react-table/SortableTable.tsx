import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { desserts } from './data.ts';

const columns = { name: 'Dessert', calories: 'Calories' };
type Column = keyof typeof columns;

export default function SortableTable() {
  const [orderBy, setOrderBy] = React.useState<Column>('calories');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');

  const sort = (column: Column) => {
    setOrder(column === orderBy && order === 'asc' ? 'desc' : 'asc');
    setOrderBy(column);
  };
  const rows = desserts.slice(0, 5).toSorted((a, b) => {
    const sign = order === 'asc' ? 1 : -1;
    return a[orderBy] < b[orderBy] ? -sign : sign;
  });

  return (
    <Table aria-label="Desserts, sortable">
      <TableHead>
        <TableRow>
          {(Object.keys(columns) as Column[]).map((column) => (
            <TableCell
              key={column}
              align={column === 'name' ? 'left' : 'right'}
              sortDirection={orderBy === column ? order : false}
            >
              <TableSortLabel
                active={orderBy === column}
                direction={orderBy === column ? order : 'asc'}
                onClick={() => sort(column)}
              >
                {columns[column]}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.name}>
            <TableCell component="th" scope="row">
              {row.name}
            </TableCell>
            <TableCell align="right">{row.calories}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
