import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import VerifiedIcon from '@mui/icons-material/Verified';

export default function IconNames() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {/* Decoration: the text says it all. */}
      <Button variant="outlined" startIcon={<DeleteIcon />}>
        Delete
      </Button>
      {/* A control: the button has the name. */}
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      {/* Information: the icon itself has a name. */}
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        Ada Lovelace
        <VerifiedIcon titleAccess="Verified" color="primary" fontSize="small" />
      </Typography>
    </Stack>
  );
}
