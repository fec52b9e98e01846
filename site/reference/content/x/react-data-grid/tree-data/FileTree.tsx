import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { path: ['src'], size: 42 },
  { path: ['src', 'index.ts'], size: 2 },
  { path: ['src', 'theme'], size: 40 },
  { path: ['src', 'theme', 'palette.ts'], size: 26 },
  { path: ['src', 'theme', 'shadows.ts'], size: 14 },
  { path: ['tests'], size: 9 },
  { path: ['tests', 'theme.test.ts'], size: 9 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 },
];

export default function FileTree() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Files"
        treeData
        rows={rows}
        columns={columns}
        getRowId={(row) => row.path.join('/')}
        getTreeDataPath={(row) => row.path}
        groupingColDef={{ headerName: 'File', flex: 1, minWidth: 190 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
