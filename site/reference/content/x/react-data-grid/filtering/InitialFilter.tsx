import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Bergen', rain: 213 },
  { id: 2, city: 'Almería', rain: 26 },
  { id: 3, city: 'Vienna', rain: 98 },
  { id: 4, city: 'Galway', rain: 210 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rain', headerName: 'Days of rain', type: 'number', width: 140 },
];

export default function InitialFilter() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Weather"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rain', operator: '>=', value: 90 }] } },
        }}
      />
    </Box>
  );
}
