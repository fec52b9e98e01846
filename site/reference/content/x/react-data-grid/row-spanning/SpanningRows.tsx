import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, day: 'Monday', hour: '9:00', course: 'Algebra' },
  { id: 2, day: 'Monday', hour: '11:00', course: 'Geometry' },
  { id: 3, day: 'Tuesday', hour: '9:00', course: 'History' },
  { id: 4, day: 'Tuesday', hour: '11:00', course: 'Latin' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'hour', headerName: 'Hour', width: 90, rowSpanValueGetter: () => null },
  { field: 'course', headerName: 'Course', width: 130, rowSpanValueGetter: () => null },
];

export default function SpanningRows() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Timetable"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
