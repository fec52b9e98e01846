import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  item: string;
  total: number;
}

interface Group {
  id: string;
  group: string;
  count: number;
  total: number;
}

const orders: readonly Order[] = [
  { id: 1, customer: 'Acorn Books', item: 'Shelves', total: 420 },
  { id: 2, customer: 'Acorn Books', item: 'Lamps', total: 130 },
  { id: 3, customer: 'Birch Café', item: 'Chairs', total: 640 },
  { id: 4, customer: 'Birch Café', item: 'Tables', total: 910 },
];

const customers = [...new Set(orders.map(({ customer }) => customer))];

export default function GroupedRows() {
  const [open, setOpen] = React.useState<readonly string[]>(customers.slice(0, 1));

  const rows = customers.flatMap((customer): (Order | Group)[] => {
    const own = orders.filter((order) => order.customer === customer);
    const total = own.reduce((sum, order) => sum + order.total, 0);
    const group = { id: customer, group: customer, count: own.length, total };
    return [group, ...(open.includes(customer) ? own : [])];
  });

  const columns: GridColDef<Order | Group>[] = [
    {
      field: 'item',
      headerName: 'Item',
      flex: 1,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row, tabIndex }) => {
        if (!('group' in row)) return <Box sx={{ paddingInlineStart: 4 }}>{row.item}</Box>;
        const isOpen = open.includes(row.group);
        return (
          <Button
            size="small"
            color="inherit"
            tabIndex={tabIndex}
            aria-expanded={isOpen}
            startIcon={isOpen ? <ExpandMoreIcon /> : <ChevronRightIcon />}
            onClick={() =>
              setOpen(isOpen ? open.filter((name) => name !== row.group) : [...open, row.group])
            }
          >
            {row.group} ({row.count})
          </Button>
        );
      },
    },
    { field: 'total', headerName: 'Total', type: 'number', width: 110, sortable: false },
  ];

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
