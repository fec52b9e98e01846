import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Order paper', state: 'open' },
  { id: 2, task: 'Call the plumber', state: 'done' },
  { id: 3, task: 'Book the room', state: 'open' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', type: 'singleSelect', valueOptions: ['open', 'done'], width: 110 },
];

export default function FilterButtons() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const chosen: string = model.items[0]?.value ?? 'all';

  const choose = (state: string) =>
    setModel({ items: state === 'all' ? [] : [{ field: 'state', operator: 'is', value: state }] });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        onChange={(_event, next: string | null) => choose(next ?? 'all')}
        aria-label="Tasks to show"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="done">Done</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Tasks"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
