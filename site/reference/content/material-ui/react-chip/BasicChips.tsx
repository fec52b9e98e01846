import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Filled" />
      <Chip label="Outlined" variant="outlined" />
      <Chip label="Primary" color="primary" />
      <Chip label="Success" color="success" variant="outlined" />
      <Chip label="Small" size="small" />
    </Stack>
  );
}
