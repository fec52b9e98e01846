import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NAMES = ['star', 'anchor', 'sailing', 'explore', 'map'] as const;

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {NAMES.map((name) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Icon color="primary" fontSize="large">
            {name}
          </Icon>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
