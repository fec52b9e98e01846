import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, plant: 'Thyme', bed: 'South', sown: new Date(2025, 2, 14) },
  { id: 2, plant: 'Leek', bed: 'North', sown: new Date(2025, 3, 2) },
  { id: 3, plant: 'Sage', bed: 'South', sown: new Date(2024, 3, 20) },
  { id: 4, plant: 'Kale', bed: 'North', sown: new Date(2024, 4, 6) },
];

type Plant = (typeof rows)[number];

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', width: 110, groupable: false },
  { field: 'bed', headerName: 'Bed', width: 110 },
  {
    field: 'sown',
    headerName: 'Sown',
    type: 'date',
    width: 130,
    groupingValueGetter: (value: Date | undefined) => value?.getFullYear(),
    // A group's value is the year.
    valueFormatter: (value?: Date | number) =>
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
  },
];

export default function GroupColumns() {
  const [mode, setMode] = React.useState<'single' | 'multiple'>('multiple');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_event, next: 'single' | 'multiple' | null) => setMode(next ?? mode)}
        aria-label="Grouping columns"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="multiple">One column per level</ToggleButton>
        <ToggleButton value="single">One column</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Plants by bed and year"
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['bed', 'sown'] } }}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={2}
          hideFooter
        />
      </Box>
    </Box>
  );
}
