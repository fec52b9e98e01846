import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, region: 'North', product: 'Tea', quarter: 'Q1', revenue: 120 },
  { id: 2, region: 'North', product: 'Tea', quarter: 'Q2', revenue: 140 },
  { id: 3, region: 'North', product: 'Coffee', quarter: 'Q1', revenue: 210 },
  { id: 4, region: 'South', product: 'Tea', quarter: 'Q1', revenue: 95 },
  { id: 5, region: 'South', product: 'Coffee', quarter: 'Q2', revenue: 180 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'quarter', headerName: 'Quarter', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
];

const model: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'product' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PivotTable() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        groupingColDef={{ width: 180 }}
        defaultGroupingExpansionDepth={1}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
