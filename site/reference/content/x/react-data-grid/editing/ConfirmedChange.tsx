import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  rent: number;
}

interface Question {
  before: Room;
  after: Room;
  answer: (row: Room) => void;
}

const start: readonly Room[] = [
  { id: 1, room: 'Studio', rent: 640 },
  { id: 2, room: 'Workshop', rent: 880 },
];

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'rent', headerName: 'Rent', type: 'number', editable: true, width: 110 },
];

export default function ConfirmedChange() {
  const [rows, setRows] = React.useState(start);
  const [question, setQuestion] = React.useState<Question>();

  // The cell waits until the promise is settled; the row that it resolves to is shown.
  const ask = (after: Room, before: Room) => {
    if (after.rent === before.rent) return before;
    return new Promise<Room>((answer) => setQuestion({ before, after, answer }));
  };

  const close = (row: Room) => {
    setRows((all) => all.map((other) => (other.id === row.id ? row : other)));
    question?.answer(row);
    setQuestion(undefined);
  };

  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        aria-label="Rooms"
        rows={rows}
        columns={columns}
        processRowUpdate={ask}
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => close(question.before)} aria-labelledby="confirm-rent">
          <DialogTitle id="confirm-rent">Change the rent?</DialogTitle>
          <DialogContent>
            {question.before.room}: from {question.before.rent} to {question.after.rent}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => close(question.before)}>Keep {question.before.rent}</Button>
            <Button variant="contained" onClick={() => close(question.after)}>
              Change
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
