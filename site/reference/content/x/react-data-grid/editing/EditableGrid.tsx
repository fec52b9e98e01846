import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: number;
  name: string;
  price: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'name', headerName: 'Name', editable: true, flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true, width: 110 },
];

const start: readonly Item[] = [
  { id: 1, name: 'Notebook', price: 4 },
  { id: 2, name: 'Pencil', price: 1 },
  { id: 3, name: 'Ruler', price: 2 },
];

export default function EditableGrid() {
  const [rows, setRows] = React.useState(start);
  const [problem, setProblem] = React.useState<string>();

  const save = (changed: Item) => {
    if (changed.price < 0) throw new Error('A price cannot be negative.');
    setProblem(undefined);
    setRows((before) => before.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Price list"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
