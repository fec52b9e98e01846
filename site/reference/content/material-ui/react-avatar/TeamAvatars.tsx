import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const surplusColors = { bgcolor: 'text.primary', color: 'background.paper' };

export default function TeamAvatars() {
  return (
    <Stack spacing={2}>
      <AvatarGroup
        max={4}
        role="img"
        aria-label="Ada, Grace, Katherine and 3 more"
        slotProps={{ surplus: { sx: surplusColors } }}
      >
        {['A', 'G', 'K', 'M', 'D', 'C'].map((letter) => (
          <Avatar key={letter} sx={colors}>
            {letter}
          </Avatar>
        ))}
      </AvatarGroup>
      <AvatarGroup
        total={1200}
        spacing="small"
        role="img"
        aria-label="1200 members"
        renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k`}
        slotProps={{ surplus: { sx: surplusColors } }}
      >
        <Avatar sx={colors}>B</Avatar>
        <Avatar sx={colors}>E</Avatar>
        <Avatar sx={colors}>J</Avatar>
      </AvatarGroup>
    </Stack>
  );
}
