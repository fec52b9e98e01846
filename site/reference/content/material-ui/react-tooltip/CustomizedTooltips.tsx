import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip
        describeChild
        title="Nearer to its button"
        slotProps={{
          popper: { modifiers: [{ name: 'offset', options: { offset: [0, -8] } }] },
        }}
      >
        <Button>Offset</Button>
      </Tooltip>
      <Tooltip
        describeChild
        arrow
        title="Text as large as that of the page"
        slotProps={{
          tooltip: {
            sx: { bgcolor: 'primary.main', color: 'primary.contrastText', typography: 'body2' },
          },
          arrow: { sx: { color: 'primary.main' } },
        }}
      >
        <Button>Colors</Button>
      </Tooltip>
    </Stack>
  );
}
