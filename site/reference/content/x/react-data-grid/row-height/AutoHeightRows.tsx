import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, term: 'Virtualization', text: 'Rendering only the rows and columns that are in view.' },
  {
    id: 2,
    term: 'Row id',
    text: 'What tells one row from another, whatever the order they stand in.',
  },
  { id: 3, term: 'Slot', text: 'A part that you can replace by a component of your own.' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'term', headerName: 'Term', width: 130 },
  { field: 'text', headerName: 'Meaning', flex: 1, minWidth: 160 },
];

export default function AutoHeightRows() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Glossary"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        hideFooter
      />
    </Box>
  );
}
