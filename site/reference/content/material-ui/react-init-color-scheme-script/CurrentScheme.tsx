import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useColorScheme } from '@mui/material/styles';

export default function CurrentScheme() {
  const { mode, systemMode, colorScheme } = useColorScheme();
  const values = { mode, systemMode, colorScheme };

  return (
    <Table size="small" aria-label="Values of useColorScheme">
      <TableBody>
        {Object.entries(values).map(([name, value]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value ?? 'not known'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
