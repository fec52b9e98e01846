import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, file: 'Budget.xlsx', size: 48 },
  { id: 2, file: 'Plan.pdf', size: 310 },
  { id: 3, file: 'Logo.svg', size: 6 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 120 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Files"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
