import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, route: 'Coast', vehicle: 'Bus', riders: 310 },
  { id: 2, route: 'Coast', vehicle: 'Tram', riders: 450 },
  { id: 3, route: 'Hill', vehicle: 'Bus', riders: 270 },
  { id: 4, route: 'Hill', vehicle: 'Tram', riders: 120 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'route', headerName: 'Route', width: 120 },
  { field: 'vehicle', headerName: 'Vehicle', width: 120 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 130 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'route' }],
  columns: [{ field: 'vehicle', sort: 'asc' }],
  values: [{ field: 'riders', aggFunc: 'avg' }],
};

export default function PivotSwitch() {
  const [isPivot, setPivot] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pivot"
        control={<Switch checked={isPivot} onChange={(event) => setPivot(event.target.checked)} />}
      />
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          aria-label="Riders"
          rows={rows}
          columns={columns}
          pivotModel={pivotModel}
          pivotActive={isPivot}
          onPivotActiveChange={setPivot}
          hideFooter
        />
      </Box>
    </Box>
  );
}
