import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, day: 'Monday', visitors: 120 },
  { id: 2, day: 'Tuesday', visitors: 95 },
  { id: 3, day: 'Wednesday', visitors: 143 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];

export default function CsvExport() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Visitors"
        rows={rows}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'visitors', delimiter: ';', utf8WithBom: true },
            printOptions: { hideFooter: true, hideToolbar: true },
          },
        }}
      />
    </Box>
  );
}
