import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, film: 'Night Train', gross: 4.2, rating: 7.9 },
  { id: 2, film: 'Paper Boats', gross: 11.6, rating: 6.8 },
  { id: 3, film: 'Harbor Lights', gross: 23.1, rating: 8.3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'gross', headerName: 'Gross (M)', type: 'number', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 130 },
];

export default function AggregatedColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { gross: 'sum', rating: 'avg' } } }}
        hideFooter
      />
    </Box>
  );
}
