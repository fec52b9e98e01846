import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  due: Date;
  state: string;
  urgent: boolean;
}

const start: readonly Task[] = [
  { id: 1, task: 'Order paint', due: new Date(2026, 2, 4), state: 'Open', urgent: true },
  { id: 2, task: 'Repair fence', due: new Date(2026, 4, 19), state: 'Done', urgent: false },
];

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', editable: true, flex: 1, minWidth: 130 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    editable: true,
    width: 140,
    valueFormatter: (due: Date) => due.toLocaleDateString('en-US'),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Open', 'Waiting', 'Done'],
    editable: true,
    width: 120,
  },
  { field: 'urgent', headerName: 'Urgent', type: 'boolean', editable: true, width: 90 },
];

export default function TypedEditors() {
  const [rows, setRows] = React.useState(start);

  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        processRowUpdate={(changed: Task) => {
          setRows((before) => before.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
