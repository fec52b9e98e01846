import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

const rows = [
  { id: 1, item: 'Shirt', size: 'M' },
  { id: 2, item: 'Coat', size: 'XL' },
  { id: 3, item: 'Gloves', size: 'XS' },
  { id: 4, item: 'Scarf', size: 'S' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  {
    field: 'size',
    headerName: 'Size',
    width: 110,
    sortComparator: (one: string, other: string) => sizes.indexOf(one) - sizes.indexOf(other),
  },
];

export default function SizeOrder() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Clothes"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
      />
    </Box>
  );
}
