import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const orders = [
  { id: '1042', total: '38 €', items: 'Two cupcakes, one eclair' },
  { id: '1043', total: '12 €', items: 'One donut' },
];

function Order({ id, total, items }: (typeof orders)[number]) {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <TableRow sx={open ? { '& > *': { borderBottom: 'unset' } } : undefined}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Items of order ${id}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {id}
        </TableCell>
        <TableCell align="right">{total}</TableCell>
      </TableRow>
      {open && (
        <TableRow>
          <TableCell colSpan={3}>{items}</TableCell>
        </TableRow>
      )}
    </React.Fragment>
  );
}

export default function CollapsibleTable() {
  return (
    <Table aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">Items</TableCell>
          <TableCell>Order</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <Order key={order.id} {...order} />
        ))}
      </TableBody>
    </Table>
  );
}
