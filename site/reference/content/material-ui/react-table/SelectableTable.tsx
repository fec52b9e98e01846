import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { desserts } from './data.ts';

const rows = desserts.slice(0, 4);

export default function SelectableTable() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Donut']);
  const all = chosen.length === rows.length;

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);

  return (
    <TableContainer>
      <Table aria-label="Desserts to order">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={chosen.length > 0 && !all}
                onChange={() => setChosen(all ? [] : rows.map((row) => row.name))}
                slotProps={{ input: { 'aria-label': 'Select all desserts' } }}
              />
            </TableCell>
            <TableCell>Dessert</TableCell>
            <TableCell align="right">Calories</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, calories }) => (
            <TableRow key={name} hover selected={chosen.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.includes(name)}
                  onChange={() => toggle(name)}
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{calories}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
