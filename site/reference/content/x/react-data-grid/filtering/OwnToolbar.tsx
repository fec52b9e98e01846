import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Rowan', kind: 'Tree', height: 12 },
  { id: 2, name: 'Sage', kind: 'Shrub', height: 0.6 },
  { id: 3, name: 'Yew', kind: 'Tree', height: 15 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'height', headerName: 'Height in m', type: 'number', width: 120 },
];

function PlantToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, fontWeight: 500, mx: 0.5 }}>Plants</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <QuickFilter expanded>
        <QuickFilterControl aria-label="Search plants" placeholder="Search" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlantToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
