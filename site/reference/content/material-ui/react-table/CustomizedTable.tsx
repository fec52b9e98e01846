import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { desserts } from './data.ts';

const StyledCell = styled(TableCell)(({ theme }) => ({
  [`&.${tableCellClasses.head}`]: {
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
}));

const StripedRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(odd)': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '&:last-child th, &:last-child td': { border: 0 },
}));

export default function CustomizedTable() {
  return (
    <TableContainer sx={{ borderRadius: 2 }}>
      <Table size="small" aria-label="Desserts, in stripes">
        <TableHead>
          <TableRow>
            <StyledCell>Dessert</StyledCell>
            <StyledCell align="right">Calories</StyledCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {desserts.slice(0, 4).map((row) => (
            <StripedRow key={row.name}>
              <StyledCell component="th" scope="row">
                {row.name}
              </StyledCell>
              <StyledCell align="right">{row.calories}</StyledCell>
            </StripedRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
