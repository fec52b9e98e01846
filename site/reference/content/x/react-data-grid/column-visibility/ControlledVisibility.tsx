import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', kind: 'Resin', hardness: 2.5 },
  { id: 2, name: 'Beryl', kind: 'Silicate', hardness: 7.5 },
  { id: 3, name: 'Calcite', kind: 'Carbonate', hardness: 3 },
  { id: 4, name: 'Diamond', kind: 'Element', hardness: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', width: 140 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 110 },
];

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ hardness: false });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show hardness"
        control={
          <Switch
            checked={model.hardness !== false}
            onChange={(event) => setModel({ ...model, hardness: event.target.checked })}
          />
        }
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Minerals with a hidden column"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
