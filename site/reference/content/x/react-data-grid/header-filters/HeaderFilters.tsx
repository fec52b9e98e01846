import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, title: 'Night Train', year: 1959, genre: 'Drama', seen: true },
  { id: 2, title: 'The Long Field', year: 1987, genre: 'Western', seen: false },
  { id: 3, title: 'Paper Boats', year: 2004, genre: 'Comedy', seen: true },
  { id: 4, title: 'Harbor Lights', year: 2016, genre: 'Drama', seen: false },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'year', headerName: 'Year', type: 'number', width: 150, valueFormatter: String },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: ['Comedy', 'Drama', 'Western'],
    width: 160,
  },
  { field: 'seen', headerName: 'Seen', type: 'boolean', width: 130 },
];

export default function HeaderFilters() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="Films" rows={rows} columns={columns} headerFilters disableColumnFilter hideFooter />
    </Box>
  );
}
