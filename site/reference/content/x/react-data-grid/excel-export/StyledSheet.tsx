import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, tool: 'Saw', price: 24.9, notes: 'Cuts wood' },
  { id: 2, tool: 'Level', price: 18, notes: 'Needs a new vial' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'notes', headerName: 'Notes', width: 160, disableExport: true },
];

const options: GridExcelExportOptions = {
  fileName: 'tools',
  columnsStyles: { price: { numFmt: '#,##0.00' } },
  exceljsPreProcess: ({ worksheet }) => {
    worksheet.addRow(['Tools in the workshop']).font = { bold: true };
    worksheet.addRow([]);
    return Promise.resolve();
  },
};

export default function StyledSheet() {
  const apiRef = useGridApiRef();
  const [isBusy, setBusy] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => apiRef.current?.exportDataAsExcel(options)}
        sx={{ mb: 1 }}
      >
        Download as Excel
      </Button>
      <Box sx={{ height: 240 }}>
        <DataGridPremium
          aria-label="Tools"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onExcelExportStateChange={(state) => setBusy(state === 'pending')}
          hideFooter
        />
      </Box>
    </Box>
  );
}
