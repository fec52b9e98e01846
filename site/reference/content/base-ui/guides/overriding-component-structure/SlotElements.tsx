import { Badge, badgeClasses } from '@mui/base/Badge';
import Box from '@mui/system/Box';

export default function SlotElements() {
  return (
    <Box
      sx={{
        [`& .${badgeClasses.root}`]: { display: 'flex', gap: 1, m: 0 },
        [`& .${badgeClasses.badge}`]: { fontWeight: 700 },
      }}
    >
      <Badge
        badgeContent={128}
        slots={{ root: 'p', badge: 'output' }}
        slotProps={{ badge: { title: 'Never more than 99+' } }}
      >
        Messages
      </Badge>
    </Box>
  );
}
