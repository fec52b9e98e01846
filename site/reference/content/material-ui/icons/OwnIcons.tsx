import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const PlusIcon = createSvgIcon(<path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z" />, 'Plus');

function RingIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12" />
    </SvgIcon>
  );
}

export default function OwnIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <PlusIcon />
      <PlusIcon color="secondary" fontSize="large" />
      <RingIcon color="primary" />
      <SvgIcon fontSize="large" viewBox="0 0 32 32">
        <svg viewBox="0 0 32 32" xmlns="http://www.w3.org/2000/svg">
          <path d="M4 28 16 4l12 24z" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
