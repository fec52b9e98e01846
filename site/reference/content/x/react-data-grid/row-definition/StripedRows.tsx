import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, account: 'Rent', balance: -800 },
  { id: 2, account: 'Salary', balance: 2400 },
  { id: 3, account: 'Books', balance: -35 },
  { id: 4, account: 'Interest', balance: 12 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 120 },
];

export default function StripedRows() {
  return (
    <Box
      sx={{
        width: '100%',
        height: 270,
        '& .odd': { bgcolor: 'action.hover' },
        '& .negative': { fontStyle: 'italic' },
      }}
    >
      <DataGrid
        aria-label="Accounts"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row, indexRelativeToCurrentPage }) =>
          `${indexRelativeToCurrentPage % 2 === 1 ? 'odd' : ''} ${row.balance < 0 ? 'negative' : ''}`
        }
      />
    </Box>
  );
}
