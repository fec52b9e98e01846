import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { code: 'Au', element: 'Gold', number: 79 },
  { code: 'Ag', element: 'Silver', number: 47 },
  { code: 'Cu', element: 'Copper', number: 29 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'code', headerName: 'Symbol', width: 100 },
  { field: 'element', headerName: 'Element', width: 140 },
  { field: 'number', headerName: 'Number', type: 'number', width: 110 },
];

export default function RowIds() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Metals"
        rows={rows}
        columns={columns}
        getRowId={(row) => row.code}
        hideFooter
      />
    </Box>
  );
}
