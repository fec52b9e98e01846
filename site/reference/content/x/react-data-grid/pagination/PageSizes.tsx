import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 32 }, (_, at) => ({ id: at + 1, squared: (at + 1) ** 2 }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 110 },
  { field: 'squared', headerName: 'Squared', type: 'number', flex: 1, minWidth: 110 },
];

export default function PageSizes() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Squares"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
