import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, customer: 'Acorn Books', item: 'Shelves', total: 420 },
  { id: 2, customer: 'Acorn Books', item: 'Lamps', total: 130 },
  { id: 3, customer: 'Birch Café', item: 'Chairs', total: 640 },
  { id: 4, customer: 'Birch Café', item: 'Tables', total: 910 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

export default function GroupTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['customer'] },
          aggregation: { model: { total: 'sum' } },
          columns: { columnVisibilityModel: { customer: false } },
        }}
        getAggregationPosition={({ depth }) => (depth === -1 ? 'footer' : 'inline')}
        groupingColDef={{ width: 180 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
