import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', note: 'Fossil resin; it floats in salt water.' },
  { id: 2, name: 'Beryl', note: 'Its green variety is called emerald.' },
  { id: 3, name: 'Calcite', note: 'It shows everything behind it twice.' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', flex: 1, minWidth: 120 },
];

export default function OneOpenRow() {
  const [open, setOpen] = React.useState<GridRowId>(1);
  const row = rows.find(({ id }) => id === open);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Minerals with a note"
          rows={rows}
          columns={columns}
          rowSelectionModel={{ type: 'include', ids: new Set([open]) }}
          onRowSelectionModelChange={({ ids }) => setOpen([...ids].at(-1) ?? open)}
          disableMultipleRowSelection
          hideFooter
        />
      </Box>
      <Typography sx={{ p: 2 }} aria-live="polite">
        {row?.note}
      </Typography>
    </Box>
  );
}
