import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const start = [
  { id: 1, name: 'Anna', role: 'Editor', hours: 20 },
  { id: 2, name: 'Boris', role: 'Writer', hours: 35 },
];

type Person = (typeof start)[number];

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', editable: true, flex: 1, minWidth: 100 },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: ['Editor', 'Writer'],
    editable: true,
    width: 120,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true, width: 100 },
];

export default function RowEditing() {
  const [rows, setRows] = React.useState(start);

  return (
    <Box sx={{ width: '100%', height: 170 }}>
      <DataGrid
        aria-label="Team"
        editMode="row"
        rows={rows}
        columns={columns}
        hideFooter
        processRowUpdate={(changed: Person) => {
          setRows(rows.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
      />
    </Box>
  );
}
