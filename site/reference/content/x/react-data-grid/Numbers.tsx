import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function describe(number: number) {
  const factors: string[] = [];
  let divisors = 1;
  let rest = number;
  for (let prime = 2; rest > 1; prime++) {
    let power = 0;
    for (; rest % prime === 0; rest /= prime) power++;
    if (power > 0) factors.push(prime + (power > 1 ? SUPERSCRIPTS.charAt(power) : ''));
    divisors *= power + 1;
  }
  return { id: number, factors: factors.join(' · '), divisors, prime: divisors === 2, square: divisors % 2 === 1 };
}

const rows = Array.from({ length: 1000 }, (_, at) => describe(at + 1));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 110 },
  { field: 'factors', headerName: 'Prime factors', flex: 1, minWidth: 140 },
  { field: 'divisors', headerName: 'Divisors', type: 'number', width: 110 },
  { field: 'prime', headerName: 'Prime', type: 'boolean', width: 90 },
  { field: 'square', headerName: 'Square', type: 'boolean', width: 90 },
];

export default function Numbers() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="The numbers from 1 to 1,000"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        density="compact"
      />
    </Box>
  );
}
