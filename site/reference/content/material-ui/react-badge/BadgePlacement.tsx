import Badge, { type BadgeProps } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const corners: NonNullable<BadgeProps['anchorOrigin']>[] = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
];

const shape = { width: 40, height: 40, bgcolor: 'action.selected' };

export default function BadgePlacement() {
  return (
    <Stack direction="row" spacing={3}>
      {corners.map((anchorOrigin) => (
        <Badge
          key={`${anchorOrigin.vertical} ${anchorOrigin.horizontal}`}
          badgeContent=" "
          color="primary"
          anchorOrigin={anchorOrigin}
        >
          <Box sx={shape} />
        </Badge>
      ))}
      <Badge badgeContent=" " color="secondary" overlap="circular">
        <Box sx={{ ...shape, borderRadius: '50%' }} />
      </Badge>
    </Stack>
  );
}
