import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const people = [
  { id: 1, name: 'Amara' },
  { id: 2, name: 'Jonas' },
];

const columns: GridColDef<(typeof people)[number]>[] = [{ field: 'name', headerName: 'Name', flex: 1 }];

export default function LoadingRows() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Finish' : 'Load again'}</Button>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="People"
          rows={loading ? [] : people}
          columns={columns}
          hideFooter
          loading={loading}
          slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        />
      </Box>
    </Box>
  );
}
