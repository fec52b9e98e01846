import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 'a', name: 'Anna' },
  { id: 'b', name: 'Boris' },
  { id: 'c', name: 'Chen' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [{ field: 'name', headerName: 'Guest', flex: 1 }];

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ControlledSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(none);
  const chosen = rows.filter(({ id }) => model.ids.has(id) === (model.type === 'include'));

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Button disabled={chosen.length === 0} onClick={() => setModel(none)}>
        Clear {chosen.length} of {rows.length}
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Guests"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
