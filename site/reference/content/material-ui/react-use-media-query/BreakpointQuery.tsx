import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function BreakpointQuery() {
  const { breakpoints } = useTheme();
  const tablet = useMediaQuery(breakpoints.up('sm'));
  const desktop = useMediaQuery(breakpoints.up('lg'));

  return (
    <Stack direction="row" spacing={1}>
      <Chip label="sm and up" color={tablet ? 'primary' : 'default'} />
      <Chip label="lg and up" color={desktop ? 'primary' : 'default'} />
    </Stack>
  );
}
