import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const last = 90;

/** A feed that does not know how long it is until it ends. */
const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = Number(start);
    const count = Math.max(0, Math.min(end + 1, last) - first);
    const rows = Array.from({ length: count }, (_, at) => ({
      id: first + at,
      message: `Message ${first + at + 1}`,
    }));
    return { rows, pageInfo: { hasNextPage: first + count < last } };
  },
};

const columns: GridColDef[] = [
  { field: 'message', headerName: 'Message', flex: 1, sortable: false, filterable: false },
];

export default function EndlessRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Feed"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 15 }, rowCount: -1 } }}
        disableColumnFilter
      />
    </Box>
  );
}
