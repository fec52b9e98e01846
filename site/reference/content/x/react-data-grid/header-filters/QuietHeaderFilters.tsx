import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, lake: 'Ohrid', country: 'Albania', depth: 288 },
  { id: 2, lake: 'Mjøsa', country: 'Norway', depth: 453 },
  { id: 3, lake: 'Bled', country: 'Slovenia', depth: 30 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 140 },
];

export default function QuietHeaderFilters() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGridPro
        aria-label="Lakes"
        rows={rows}
        columns={columns}
        headerFilters
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'country', operator: 'contains', value: 'a' }] } },
        }}
        hideFooter
      />
    </Box>
  );
}
