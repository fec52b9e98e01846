import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Order {
  id: number;
  customer: string;
  total: number;
  lines: readonly string[];
}

const orders: readonly Order[] = [
  { id: 1041, customer: 'Acorn Books', total: 84, lines: ['2 atlases', '1 globe'] },
  { id: 1042, customer: 'Birch Café', total: 31, lines: ['12 cups', '12 saucers', '1 kettle'] },
  { id: 1043, customer: 'Cedar School', total: 0, lines: [] },
];

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <span style={visuallyHidden}>Details</span>,
  },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// Outside the component, so that both stay the same from render to render.
const getDetails = ({ row }: GridRowParams<Order>) =>
  row.lines.length > 0 && (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2">Items of order {row.id}</Typography>
      <ul>
        {row.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
const getHeight = () => 'auto' as const;

export default function OrderDetails() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetails}
        getDetailPanelHeight={getHeight}
        hideFooter
      />
    </Box>
  );
}
