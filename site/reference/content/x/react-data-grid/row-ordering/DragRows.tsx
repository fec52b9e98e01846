import * as React from 'react';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

interface Stop {
  id: number;
  stop: string;
  minutes: number;
}

const stops: readonly Stop[] = [
  { id: 1, stop: 'Bakery', minutes: 5 },
  { id: 2, stop: 'Post office', minutes: 15 },
  { id: 3, stop: 'Library', minutes: 20 },
  { id: 4, stop: 'Market', minutes: 25 },
];

const columns: GridColDef<Stop>[] = [
  { ...GRID_REORDER_COL_DEF, renderHeader: () => <span style={visuallyHidden}>Move</span> },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, sortable: false },
];

export default function DragRows() {
  const [rows, setRows] = React.useState(stops);

  const move = ({ row, oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const others = rows.toSpliced(oldIndex, 1);
    setRows(others.toSpliced(targetIndex, 0, row as Stop));
  };

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Errands"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        hideFooter
      />
    </Box>
  );
}
