import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Larch', height: 45, leaves: 'needles', evergreen: 'no' },
  { id: 2, name: 'Holly', height: 15, leaves: 'broad', evergreen: 'yes' },
  { id: 3, name: 'Yew', height: 20, leaves: 'needles', evergreen: 'yes' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Tree', width: 110, disableReorder: true },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 130 },
  { field: 'leaves', headerName: 'Leaves', width: 120 },
  { field: 'evergreen', headerName: 'Evergreen', width: 130 },
];

export default function OrderColumns() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(columns.map(({ field }) => field));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGridPro
          aria-label="Trees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnOrderChange={() =>
            setOrder(apiRef.current?.exportState().columns?.orderedFields ?? [])
          }
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Order: {order.join(', ')}
      </Typography>
    </Box>
  );
}
