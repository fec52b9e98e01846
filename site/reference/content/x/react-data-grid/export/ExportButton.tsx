import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, word: 'apple', length: 5 },
  { id: 2, word: 'fig', length: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'word', headerName: 'Word', flex: 1 },
  { field: 'length', headerName: 'Letters', type: 'number', width: 110 },
];

export default function ExportButton() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button onClick={() => setText(apiRef.current?.getDataAsCsv() ?? '')}>Show as CSV</Button>
      <Box sx={{ height: 170 }}>
        <DataGrid aria-label="Words" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
      <Box component="pre" role="status" sx={{ minHeight: 72, fontSize: 14 }}>
        {text}
      </Box>
    </Box>
  );
}
