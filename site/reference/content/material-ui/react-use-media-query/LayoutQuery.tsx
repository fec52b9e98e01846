import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function LayoutQuery() {
  const isWide = useMediaQuery('(min-width: 600px)');

  return isWide ? (
    <Button variant="contained" startIcon={<AddIcon />}>
      Add an appointment
    </Button>
  ) : (
    <Fab color="primary" aria-label="Add an appointment">
      <AddIcon />
    </Fab>
  );
}
