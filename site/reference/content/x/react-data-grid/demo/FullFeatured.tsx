import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', kind: 'Resin', hardness: 2.5 },
  { id: 2, name: 'Beryl', kind: 'Silicate', hardness: 7.5 },
  { id: 3, name: 'Calcite', kind: 'Carbonate', hardness: 3 },
  { id: 4, name: 'Diamond', kind: 'Element', hardness: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 120, editable: true },
];

export default function FullFeatured() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Minerals"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'hardness', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
