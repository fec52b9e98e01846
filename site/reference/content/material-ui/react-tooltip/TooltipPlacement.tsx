import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const placements: NonNullable<TooltipProps['placement']>[] = [
  'top-start',
  'top',
  'top-end',
  'left',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
];

export default function TooltipPlacement() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 420 }}>
      {placements.map((placement) => (
        <Tooltip key={placement} describeChild arrow title="Here it is" placement={placement}>
          <Button variant="outlined" size="small">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
