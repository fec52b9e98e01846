import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const rows = [
  { id: 1, river: 'Elbe', length: 1094 },
  { id: 2, river: 'Ebro', length: 930 },
  { id: 3, river: 'Tiber', length: 405 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 100 },
  { field: 'length', headerName: 'Length in km', type: 'number', width: 130 },
];

const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, chosen: GridDensity | null) => setDensity(chosen ?? density)}
        sx={{ mb: 1 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Rivers"
          rows={rows}
          columns={columns}
          density={density}
          hideFooter
        />
      </Box>
    </Box>
  );
}
