import * as React from 'react';
import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Guest {
  id: number;
  name: string;
  seats: number;
}

const start: readonly Guest[] = [
  { id: 1, name: 'Table by the window', seats: 2 },
  { id: 2, name: 'Round table', seats: 6 },
];

export default function EditWithButtons() {
  const [rows, setRows] = React.useState(start);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns: GridColDef<Guest>[] = [
    { field: 'name', headerName: 'Table', editable: true, flex: 1, minWidth: 130 },
    { field: 'seats', headerName: 'Seats', type: 'number', editable: true, width: 90 },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id }) => {
        const to = (mode: GridRowModesModel[string]) => () => setModes({ ...modes, [id]: mode });
        if (modes[id]?.mode !== GridRowModes.Edit) {
          const edit = to({ mode: GridRowModes.Edit });
          return [
            <GridActionsCellItem key="edit" icon={<EditIcon />} label="Edit" onClick={edit} />,
          ];
        }
        const save = to({ mode: GridRowModes.View });
        const cancel = to({ mode: GridRowModes.View, ignoreModifications: true });
        return [
          <GridActionsCellItem key="save" icon={<SaveIcon />} label="Save" onClick={save} />,
          <GridActionsCellItem key="cancel" icon={<CloseIcon />} label="Cancel" onClick={cancel} />,
        ];
      },
    },
  ];

  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="Tables"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={(changed: Guest) => {
          setRows((before) => before.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
