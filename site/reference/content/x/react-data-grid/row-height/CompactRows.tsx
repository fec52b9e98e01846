import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', kind: 'Resin', hardness: 2.5 },
  { id: 2, name: 'Beryl', kind: 'Silicate', hardness: 7.5 },
  { id: 3, name: 'Calcite', kind: 'Carbonate', hardness: 3 },
  { id: 4, name: 'Diamond', kind: 'Element', hardness: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', width: 140 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 110 },
];

export default function CompactRows() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Minerals in compact rows"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
