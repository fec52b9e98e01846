import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Bergen', minJan: -1, maxJan: 4, minJul: 12, maxJul: 18 },
  { id: 2, city: 'Porto', minJan: 5, maxJan: 14, minJul: 15, maxJul: 25 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'minJan', headerName: 'Low', type: 'number', width: 90 },
  { field: 'maxJan', headerName: 'High', type: 'number', width: 90 },
  { field: 'minJul', headerName: 'Low', type: 'number', width: 90 },
  { field: 'maxJul', headerName: 'High', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Station',
    children: [{ groupId: 'Place', children: [{ field: 'city' }] }],
  },
  {
    groupId: 'temperature',
    headerName: 'Temperature in °C',
    headerAlign: 'center',
    children: [
      { groupId: 'January', children: [{ field: 'minJan' }, { field: 'maxJan' }] },
      { groupId: 'July', children: [{ field: 'minJul' }, { field: 'maxJul' }] },
    ],
  },
];

export default function NestedGroups() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Climate"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
