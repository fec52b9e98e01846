import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, seat: '12A', taken: false },
  { id: 2, seat: '12B', taken: true },
  { id: 3, seat: '12C', taken: false },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'seat', headerName: 'Seat', flex: 1 },
  { field: 'taken', headerName: 'Taken', type: 'boolean', width: 110 },
];

export default function SelectableRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, height: 270 }}>
      <DataGrid
        aria-label="Seats"
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
        isRowSelectable={({ row }) => !row.taken}
      />
    </Box>
  );
}
