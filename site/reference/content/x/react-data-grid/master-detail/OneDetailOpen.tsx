import * as React from 'react';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, station: 'Oslo', note: 'Snow until noon, then clear.' },
  { id: 2, station: 'Lyon', note: 'Fog in the valleys.' },
  { id: 3, station: 'Bari', note: 'Sunny, with a light wind from the sea.' },
];

type Station = (typeof rows)[number];

const columns: GridColDef<Station>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <span style={visuallyHidden}>Details</span>,
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
];

const getNote = ({ row }: GridRowParams<Station>) => <Box sx={{ p: 2 }}>{row.note}</Box>;
const getHeight = () => 56;

export default function OneDetailOpen() {
  const [open, setOpen] = React.useState<ReadonlySet<GridRowId>>(new Set([2]));

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Weather"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getNote}
        getDetailPanelHeight={getHeight}
        detailPanelExpandedRowIds={new Set(open)}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(new Set([...ids].slice(-1)))}
        hideFooter
      />
    </Box>
  );
}
