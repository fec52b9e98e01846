import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amber', kind: 'Resin', hardness: 2.5 },
  { id: 2, name: 'Beryl', kind: 'Silicate', hardness: 7.5 },
  { id: 3, name: 'Calcite', kind: 'Carbonate', hardness: 3 },
  { id: 4, name: 'Diamond', kind: 'Element', hardness: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Mineral', width: 140 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 110 },
];

function AboutItem({ colDef, onClick }: GridColumnMenuItemProps) {
  return (
    <MenuItem onClick={onClick}>
      <ListItemText>About “{colDef.headerName}”</ListItemText>
    </MenuItem>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null, columnMenuAboutItem: AboutItem }}
      slotProps={{ columnMenuAboutItem: { displayOrder: 30 } }}
    />
  );
}

export default function OwnMenuItem() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Minerals with a menu of its own"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ColumnMenu }}
        hideFooter
      />
    </Box>
  );
}
