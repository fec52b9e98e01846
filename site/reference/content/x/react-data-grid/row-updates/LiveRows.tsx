import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'oil', price: 71 },
  { id: 'gas', price: 34 },
  { id: 'wood', price: 52 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Fuel', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

export default function LiveRows() {
  const apiRef = useGridApiRef();
  const [at, setAt] = React.useState(0);

  const quote = () => {
    const row = rows[at % rows.length];
    apiRef.current?.updateRows([{ id: row.id, price: row.price + at + 1 }]);
    setAt(at + 1);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button onClick={quote}>Next quote</Button>
      <Box sx={{ height: 220 }}>
        <DataGrid aria-label="Prices" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
