import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Swatches } from './Swatches.tsx';
import { Tile } from './Tile.tsx';

const COLORS = ['primary', 'secondary', 'success'] as const;

/** Live components of Material UI in one color that readers choose, on the start page of the reference site. */
export default function Gallery() {
  const [color, setColor] = useState<(typeof COLORS)[number]>('primary');
  const [unread, setUnread] = useState(4);
  const [done, setDone] = useState(60);
  const [isPinned, setIsPinned] = useState(true);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 24px' }}>
      <Box
        sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography component="h2" variant="h6">
          Try the components
        </Typography>
        <Swatches />
      </Box>
      <Tile name="Toggle Button" page="react-toggle-button" wide>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={color}
          aria-label="Color of the components"
          onChange={(_, value: (typeof COLORS)[number] | null) => value && setColor(value)}
        >
          {COLORS.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Tile>
      <Tile name="Button" page="react-button">
        <Button variant="contained" color={color} onClick={() => setUnread(unread + 1)}>
          Send
        </Button>
      </Tile>
      <Tile name="Badge" page="react-badge">
        <Badge badgeContent={unread} color={color}>
          <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'grey.700', color: 'common.white' }}>MU</Avatar>
        </Badge>
      </Tile>
      <Tile name="Slider" page="react-slider">
        <Slider
          color={color}
          value={done}
          aria-label="Done"
          onChange={(_, value) => setDone(value as number)}
          sx={{ mx: 1.25 }}
        />
      </Tile>
      <Tile name="Progress" page="react-progress">
        <LinearProgress
          variant="determinate"
          color={color}
          value={done}
          aria-label="Done"
          sx={{ flex: 1, borderRadius: 1 }}
        />
      </Tile>
      <Tile name="Switch" page="react-switch">
        <FormControlLabel control={<Switch defaultChecked color={color} />} label="Alerts" />
      </Tile>
      <Tile name="Checkbox" page="react-checkbox">
        <FormControlLabel control={<Checkbox defaultChecked color={color} />} label="Remember" />
      </Tile>
      <Tile name="Chip" page="react-chip" wide>
        <Chip
          label="Pinned"
          color={color}
          variant={isPinned ? 'filled' : 'outlined'}
          aria-pressed={isPinned}
          onClick={() => setIsPinned(!isPinned)}
        />
        <Chip label={`${unread} unread`} variant="outlined" onDelete={() => setUnread(0)} />
      </Tile>
    </Box>
  );
}
