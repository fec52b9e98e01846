import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'id', headerName: 'Ticket', flex: 1 }];

export default function GrowingGrid() {
  const [count, setCount] = React.useState(2);
  const rows = Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button onClick={() => setCount(count + 1)}>Add a ticket</Button>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove one
      </Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 160, maxHeight: 320 }}>
        <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
