import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Research', monday: 'Interviews', tuesday: 'Interviews', wednesday: 'Report' },
  { id: 2, task: 'Design', monday: 'Sketches', tuesday: 'Review', wednesday: 'Review' },
];

const spanEqual = (field: 'monday' | 'tuesday', next: 'tuesday' | 'wednesday'): GridColDef => ({
  field,
  headerName: field[0]?.toUpperCase() + field.slice(1),
  width: 120,
  sortable: false,
  colSpan: (value, row) => (row[next] === value ? 2 : 1),
});

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', width: 110 },
  spanEqual('monday', 'tuesday'),
  spanEqual('tuesday', 'wednesday'),
  { field: 'wednesday', headerName: 'Wednesday', width: 120, sortable: false },
];

export default function SpanningCells() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Plan of the week"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
