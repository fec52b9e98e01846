import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const places = ['top-start', 'top', 'top-end', 'left', 'right', 'bottom'] as const;

export default function TooltipPlacement() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1 }}>
      {places.map((place) => (
        <Tooltip key={place} title={`At ${place}`} placement={place} arrow>
          <Button variant="outlined" color="neutral">
            {place}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
