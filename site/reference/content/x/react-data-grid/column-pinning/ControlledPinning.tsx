import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, part: 'Gear', drawer: 'B4', supplier: 'Tandem Works', weight: 140, stock: 62 },
  { id: 2, part: 'Spring', drawer: 'A1', supplier: 'Coil & Sons', weight: 12, stock: 340 },
  { id: 3, part: 'Bolt', drawer: 'C2', supplier: 'Hexagon Ltd.', weight: 8, stock: 910 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'part', headerName: 'Part', width: 110, pinnable: false },
  { field: 'supplier', headerName: 'Supplier', width: 190 },
  { field: 'drawer', headerName: 'Drawer', width: 150 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 170 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
];

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({ left: ['part'] });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the stock in view"
        control={
          <Switch
            checked={pinned.right?.includes('stock') ?? false}
            onChange={(event) =>
              setPinned({ ...pinned, right: event.target.checked ? ['stock'] : [] })
            }
          />
        }
      />
      <Box sx={{ height: 290 }}>
        <DataGridPro
          aria-label="Parts"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Box>
  );
}
