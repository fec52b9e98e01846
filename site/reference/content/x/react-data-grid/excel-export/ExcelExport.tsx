import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, invoice: 'A-101', due: new Date(2026, 0, 15), amount: 420, paid: true },
  { id: 2, invoice: 'A-102', due: new Date(2026, 1, 1), amount: 95.5, paid: false },
  { id: 3, invoice: 'A-103', due: new Date(2026, 1, 20), amount: 1280, paid: false },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1, minWidth: 110 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    valueFormatter: (value?: Date) => value?.toISOString().slice(0, 10),
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function ExcelExport() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { excelOptions: { fileName: 'invoices' } } }}
        hideFooter
      />
    </Box>
  );
}
