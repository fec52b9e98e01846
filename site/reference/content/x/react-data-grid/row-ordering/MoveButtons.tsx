import * as React from 'react';
import Box from '@mui/material/Box';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Track {
  id: number;
  title: string;
}

const start: readonly Track[] = [
  { id: 1, title: 'Overture' },
  { id: 2, title: 'Waltz' },
  { id: 3, title: 'March' },
];

export default function MoveButtons() {
  const [rows, setRows] = React.useState(start);

  const move = (id: Track['id'], by: number) => {
    const from = rows.findIndex((row) => row.id === id);
    const row = rows[from];
    if (row !== undefined) setRows(rows.toSpliced(from, 1).toSpliced(from + by, 0, row));
  };

  const columns: GridColDef<Track>[] = [
    { field: 'title', headerName: 'Track', flex: 1, minWidth: 120, sortable: false },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Order',
      width: 110,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="up"
          icon={<ArrowUpwardIcon />}
          label={`Move ${row.title} up`}
          disabled={row === rows[0]}
          onClick={() => move(row.id, -1)}
        />,
        <GridActionsCellItem
          key="down"
          icon={<ArrowDownwardIcon />}
          label={`Move ${row.title} down`}
          disabled={row === rows.at(-1)}
          onClick={() => move(row.id, 1)}
        />,
      ],
    },
  ];

  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Playlist" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
