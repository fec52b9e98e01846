import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'The Long River', author: 'I. Novak', year: 1987 },
  { id: 2, title: 'River and Rail', author: 'S. Okafor', year: 2004 },
  { id: 3, title: 'Salt', author: 'I. Novak', year: 1999 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: (year?: number) => String(year) },
];

export default function QuickFilter() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Books"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['novak'] } } }}
      />
    </Box>
  );
}
