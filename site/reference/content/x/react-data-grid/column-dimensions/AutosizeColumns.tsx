import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

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

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.autosizeColumns({ includeHeaders: true })}>
        Fit columns to content
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Minerals with columns to fit"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
