import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', kind: 'Resin', hardness: 2.5 },
  { id: 2, name: 'Beryl', kind: 'Silicate', hardness: 7.5 },
  { id: 3, name: 'Calcite', kind: 'Carbonate', hardness: 3 },
  { id: 4, name: 'Diamond', kind: 'Element', hardness: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', width: 140, headerClassName: 'strong-header' },
  { field: 'kind', headerName: 'Kind', width: 130, description: 'Chemical class' },
  {
    field: 'hardness',
    type: 'number',
    width: 150,
    headerName: 'Hardness',
    renderHeader: () => (
      <span>
        Hardness <small>(Mohs)</small>
      </span>
    ),
  },
];

export default function CustomHeaders() {
  return (
    <Box sx={{ height: 300, width: '100%', '& .strong-header': { fontStyle: 'italic' } }}>
      <DataGrid aria-label="Minerals" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
