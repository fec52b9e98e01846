import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, stop: 'Harbor', minutes: 0 },
  { id: 2, stop: 'Market', minutes: 6 },
  { id: 3, stop: 'Station', minutes: 14 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function SpacedRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, height: 280 }}>
      <DataGrid
        aria-label="Line 4"
        rows={rows}
        columns={columns}
        hideFooter
        rowHeight={44}
        getRowSpacing={({ isFirstVisible, isLastVisible }) => ({
          top: isFirstVisible ? 0 : 4,
          bottom: isLastVisible ? 0 : 4,
        })}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
