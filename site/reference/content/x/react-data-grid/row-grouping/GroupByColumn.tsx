import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, instrument: 'Flute', section: 'Woodwinds', pitch: 'C', players: 3 },
  { id: 2, instrument: 'Clarinet', section: 'Woodwinds', pitch: 'B flat', players: 4 },
  { id: 3, instrument: 'Horn', section: 'Brass', pitch: 'F', players: 4 },
  { id: 4, instrument: 'Trumpet', section: 'Brass', pitch: 'B flat', players: 3 },
  { id: 5, instrument: 'Viola', section: 'Strings', pitch: 'C', players: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120, groupable: false },
  { field: 'section', headerName: 'Section', width: 130 },
  { field: 'pitch', headerName: 'Pitch', width: 100 },
  { field: 'players', headerName: 'Players', type: 'number', width: 110 },
];

export default function GroupByColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Instruments by section"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['section'] },
          columns: { columnVisibilityModel: { section: false } },
        }}
        groupingColDef={{ width: 200 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
