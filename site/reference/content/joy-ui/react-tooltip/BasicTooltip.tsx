import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function BasicTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Delete">
        <IconButton>
          <Delete />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete for good" color="danger" variant="soft" arrow placement="right">
        <IconButton color="danger">
          <Delete />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
