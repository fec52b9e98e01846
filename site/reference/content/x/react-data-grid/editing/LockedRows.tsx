import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, month: 'January', hours: 160, closed: true },
  { id: 2, month: 'February', hours: 152, closed: true },
  { id: 3, month: 'March', hours: 80, closed: false },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110, editable: true },
  { field: 'closed', headerName: 'Closed', type: 'boolean', width: 110 },
];

export default function LockedRows() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="Months"
        rows={rows}
        columns={columns}
        hideFooter
        isCellEditable={({ row }) => !row.closed}
      />
    </Box>
  );
}
