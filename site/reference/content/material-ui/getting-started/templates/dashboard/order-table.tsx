import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { orders } from './data';

export default function OrderTable() {
  return (
    <Card variant="outlined" sx={{ height: 1, overflow: 'auto' }}>
      <Table size="small" aria-label="Latest orders">
        <TableHead>
          <TableRow>
            <TableCell>Customer</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, state, total }) => (
            <TableRow key={id}>
              <TableCell>{customer}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={state} />
              </TableCell>
              <TableCell align="right">${total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
