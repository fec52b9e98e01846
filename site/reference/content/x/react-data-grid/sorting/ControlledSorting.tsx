import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Oats', stock: 12 },
  { id: 2, name: 'Barley', stock: 40 },
  { id: 3, name: 'Rye', stock: 7 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Grain', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'Sacks', type: 'number', width: 110 },
];

export default function ControlledSorting() {
  const [model, setModel] = React.useState<GridSortModel>([{ field: 'stock', sort: 'asc' }]);
  const [first] = model;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">
        {first ? `Sorted by ${first.field}, ${first.sort}` : 'In the order of delivery'}
      </Typography>
      <Button disabled={!first} onClick={() => setModel([])}>
        Order of delivery
      </Button>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Stock"
          rows={rows}
          columns={columns}
          hideFooter
          sortModel={model}
          onSortModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
