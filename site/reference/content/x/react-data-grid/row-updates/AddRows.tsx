import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  item: string;
  count: number;
}

const ITEMS = ['Pen', 'Ink', 'Paper', 'Stamp'];

const columns: GridColDef<Order>[] = [
  { field: 'item', headerName: 'Item', width: 140 },
  { field: 'count', headerName: 'Count', type: 'number', width: 110 },
];

export default function AddRows() {
  const [rows, setRows] = React.useState<readonly Order[]>([{ id: 1, item: 'Pen', count: 3 }]);
  const add = () =>
    setRows((before) => [
      ...before,
      {
        id: before.length + 1,
        item: ITEMS[before.length % ITEMS.length] ?? 'Pen',
        count: before.length,
      },
    ]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" size="small" onClick={add}>
          Add a row
        </Button>
        <Button size="small" onClick={() => setRows((before) => before.slice(0, -1))}>
          Remove the last
        </Button>
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
