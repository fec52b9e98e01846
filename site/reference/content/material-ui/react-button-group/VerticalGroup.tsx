import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Zoom">
      <Button aria-label="Zoom in">
        <AddIcon fontSize="small" />
      </Button>
      <Button aria-label="Zoom out">
        <RemoveIcon fontSize="small" />
      </Button>
    </ButtonGroup>
  );
}
