import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const rows = [...letters].map((letter, at) => ({ id: letter, code: at + 65 }));
const pageSize = 4;

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Letter', flex: 1 },
  { field: 'code', headerName: 'Code', type: 'number', width: 110 },
];

export default function ControlledPage() {
  const [page, setPage] = React.useState(0);

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ width: '100%', height: 270 }}>
        <DataGrid
          aria-label="Letters"
          rows={rows}
          columns={columns}
          hideFooter
          pageSizeOptions={[pageSize]}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => setPage(model.page)}
        />
      </Box>
      <Pagination
        count={Math.ceil(rows.length / pageSize)}
        page={page + 1}
        onChange={(_event, next) => setPage(next - 1)}
      />
    </Box>
  );
}
