import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, peak: 'Mont Blanc', height: 4806 },
  { id: 2, peak: 'Elbrus', height: 5642 },
  { id: 3, peak: 'Teide', height: 3715 },
  { id: 4, peak: 'Olympus', height: 2918 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 130 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Peaks"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'height', sort: 'desc' }] } }}
      />
    </Box>
  );
}
