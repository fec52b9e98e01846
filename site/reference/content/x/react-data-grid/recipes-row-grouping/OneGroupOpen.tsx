import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, floor: 'Ground floor', room: 'Kitchen', area: 18 },
  { id: 2, floor: 'Ground floor', room: 'Hall', area: 9 },
  { id: 3, floor: 'Upper floor', room: 'Study', area: 12 },
  { id: 4, floor: 'Upper floor', room: 'Bath', area: 7 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'floor', headerName: 'Floor', width: 150 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 120 },
];

export default function OneGroupOpen() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type !== 'group' || !opened.childrenExpanded) return;
        const root = apiRef.current?.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
        for (const id of root?.children ?? []) {
          if (id !== opened.id) apiRef.current?.setRowChildrenExpansion(id, false);
        }
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPremium
        aria-label="Rooms by floor"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['floor'] },
          columns: { columnVisibilityModel: { floor: false } },
        }}
        groupingColDef={{ width: 190 }}
        hideFooter
      />
    </Box>
  );
}
