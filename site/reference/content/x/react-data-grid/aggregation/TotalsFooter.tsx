import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, stall: 'Honey', sales: 340 },
  { id: 2, stall: 'Bread', sales: 510 },
  { id: 3, stall: 'Cheese', sales: 275 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 120 },
  { field: 'sales', headerName: 'Sales', type: 'number', width: 120 },
];

function TotalsRow() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = shown.reduce((total, { model }) => total + Number(model['sales']), 0);

  return (
    <Box role="status" sx={{ p: 1.5, textAlign: 'end', borderTop: 1, borderColor: 'divider' }}>
      {shown.length} stalls, {sum} in total
    </Box>
  );
}

export default function TotalsFooter() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Market"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ footer: TotalsRow }}
      />
    </Box>
  );
}
