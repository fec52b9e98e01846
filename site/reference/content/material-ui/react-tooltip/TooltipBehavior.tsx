import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipBehavior() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Comes after half a second" enterDelay={500} leaveDelay={200}>
        <Button>Slow</Button>
      </Tooltip>
      <Tooltip describeChild title="Goes when you touch it" disableInteractive>
        <Button>Not interactive</Button>
      </Tooltip>
      <Tooltip describeChild title="Follows the pointer" followCursor>
        <Button>Follow me</Button>
      </Tooltip>
    </Stack>
  );
}
