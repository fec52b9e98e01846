import Chip from '@mui/joy/Chip';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function LinkChip() {
  return (
    <Chip
      variant="outlined"
      endDecorator={<OpenInNew fontSize="inherit" />}
      slotProps={{ action: { component: 'a', href: '#as-a-link' } }}
    >
      Documentation
    </Chip>
  );
}
