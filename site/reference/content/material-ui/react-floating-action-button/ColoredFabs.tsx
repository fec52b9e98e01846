import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import NavigationIcon from '@mui/icons-material/Navigation';
import Stack from '@mui/material/Stack';

export default function ColoredFabs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab color="primary" aria-label="Add a place">
        <AddIcon />
      </Fab>
      <Fab color="secondary" variant="extended">
        <NavigationIcon sx={{ mr: 1 }} />
        Navigate
      </Fab>
      <Fab disabled aria-label="Add a place, disabled">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
