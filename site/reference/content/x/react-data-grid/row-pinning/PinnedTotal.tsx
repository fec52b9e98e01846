import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, item: 'Rent', planned: 900, spent: 900 },
  { id: 2, item: 'Groceries', planned: 400, spent: 452 },
  { id: 3, item: 'Transit', planned: 80, spent: 64 },
  { id: 4, item: 'Books', planned: 60, spent: 35 },
  { id: 5, item: 'Power', planned: 70, spent: 81 },
];

const total = {
  id: 'total',
  item: 'Total',
  planned: rows.reduce((sum, { planned }) => sum + planned, 0),
  spent: rows.reduce((sum, { spent }) => sum + spent, 0),
};

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 120 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 120 },
];

export default function PinnedTotal() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        aria-label="Budget"
        rows={rows}
        columns={columns}
        pinnedRows={{ bottom: [total] }}
        getRowClassName={({ id }) => (id === total.id ? 'total' : '')}
        sx={{ '& .total': { fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}
