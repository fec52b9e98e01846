import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const total = 500;

/** Stands in for a server that answers after a moment. */
const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = Number(start);
    const count = Math.min(end + 1, total) - first;
    const rows = Array.from({ length: count }, (_, at) => ({
      id: first + at,
      name: `Reading ${first + at + 1}`,
      value: (first + at) ** 2 % 97,
    }));
    return { rows, rowCount: total };
  },
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Reading', flex: 1, minWidth: 140, sortable: false, filterable: false },
  { field: 'value', headerName: 'Value', type: 'number', width: 110, sortable: false, filterable: false },
];

export default function LazyRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Readings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 }, rowCount: total } }}
        disableColumnFilter
      />
    </Box>
  );
}
