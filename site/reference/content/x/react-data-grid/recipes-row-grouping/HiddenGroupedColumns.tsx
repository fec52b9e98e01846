import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, day: 'Monday', room: 'Studio', class: 'Pottery' },
  { id: 2, day: 'Monday', room: 'Garden', class: 'Botany' },
  { id: 3, day: 'Friday', room: 'Studio', class: 'Weaving' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'day', headerName: 'Day', width: 130 },
  { field: 'room', headerName: 'Room', width: 130 },
  { field: 'class', headerName: 'Class', flex: 1, minWidth: 110 },
];

export default function HiddenGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['day'] } },
  });

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Classes by day"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 180 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
