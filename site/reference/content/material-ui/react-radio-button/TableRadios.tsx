import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rates = [
  { id: 'slow', name: 'Slow', price: 'Free' },
  { id: 'next-day', name: 'Next day', price: '$9' },
];

export default function TableRadios() {
  const [chosen, setChosen] = React.useState('slow');

  return (
    <Table size="small" aria-label="Delivery" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <TableCell>Choose</TableCell>
          <TableCell>Delivery</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rates.map(({ id, name, price }) => (
          <TableRow key={id} selected={id === chosen}>
            <TableCell padding="checkbox">
              <Radio
                name="delivery"
                value={id}
                checked={id === chosen}
                onChange={() => setChosen(id)}
                slotProps={{ input: { 'aria-label': name } }}
              />
            </TableCell>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
