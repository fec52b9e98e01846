import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, city: 'Bergen', jan: 20, feb: 17, mar: 19, apr: 14, may: 15, jun: 14, total: 99 },
  { id: 2, city: 'Porto', jan: 13, feb: 12, mar: 11, apr: 11, may: 9, jun: 5, total: 61 },
  { id: 3, city: 'Kraków', jan: 15, feb: 13, mar: 13, apr: 12, may: 14, jun: 14, total: 81 },
];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const;

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  ...months.map((month): GridColDef<(typeof rows)[number]> => ({
    field: month,
    headerName: `${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    type: 'number',
    width: 130,
  })),
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        aria-label="Days with rain"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['city'], right: ['total'] } }}
        hideFooter
      />
    </Box>
  );
}
