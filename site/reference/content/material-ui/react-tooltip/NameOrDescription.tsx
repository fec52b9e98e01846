import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import PrintIcon from '@mui/icons-material/Print';

export default function NameOrDescription() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Print">
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Removes all files. You can restore them for 30 days.">
        <Button>Empty trash</Button>
      </Tooltip>
    </Stack>
  );
}
