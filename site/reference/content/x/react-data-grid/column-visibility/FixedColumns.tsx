import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Teapot', price: 24, stock: 3 },
  { id: 2, name: 'Cup', price: 6, stock: 40 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, hideable: false },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

export default function FixedColumns() {
  return (
    <Box sx={{ width: '100%', height: 250 }}>
      <DataGrid aria-label="Articles" rows={rows} columns={columns} hideFooter showToolbar />
    </Box>
  );
}
