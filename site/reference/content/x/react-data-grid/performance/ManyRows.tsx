import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 1000 }, (_, at) => ({
  id: at + 1,
  square: (at + 1) ** 2,
  root: Math.sqrt(at + 1).toFixed(3),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 100 },
  { field: 'square', headerName: 'Square', type: 'number', width: 120 },
  { field: 'root', headerName: 'Root', type: 'number', width: 110 },
];

export default function ManyRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Numbers"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </Box>
  );
}
