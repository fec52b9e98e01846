import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, lap: 1, seconds: 71 },
  { id: 2, lap: 2, seconds: 66 },
  { id: 3, lap: 3, seconds: 68 },
  { id: 4, lap: 4, seconds: 90 },
];

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const [before = 0, after = 0] = sorted.slice(middle - 1, middle + 1);
    return sorted.length % 2 === 1 ? sorted[middle] : (before + after) / 2;
  },
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lap', headerName: 'Lap', width: 110 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', flex: 1, minWidth: 140 },
];

export default function OwnFunction() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Laps"
        rows={rows}
        columns={columns}
        aggregationFunctions={{ ...GRID_AGGREGATION_FUNCTIONS, median }}
        initialState={{ aggregation: { model: { seconds: 'median' } } }}
        hideFooter
      />
    </Box>
  );
}
