import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

// No row stands for “Woodwinds” or “Strings”: the grid adds both.
const rows = [
  { id: 1, path: ['Woodwinds', 'Flute'], players: 3 },
  { id: 2, path: ['Woodwinds', 'Oboe'], players: 2 },
  { id: 3, path: ['Strings', 'Viola'], players: 10 },
  { id: 4, path: ['Strings', 'Cello'], players: 8 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'players', headerName: 'Players', type: 'number', width: 110 },
];

export default function GapsInTheTree() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orchestra"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={(row) => row.path}
        groupingColDef={{ headerName: 'Section', flex: 1, minWidth: 190, hideDescendantCount: true }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Strings'}
        hideFooter
      />
    </Box>
  );
}
