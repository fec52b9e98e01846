import Check from '@mui/icons-material/Check';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function BasicChip() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip>Draft</Chip>
      <Chip color="success" variant="soft" startDecorator={<Check />}>
        Published
      </Chip>
      <Chip color="danger" variant="outlined" size="lg">
        Overdue
      </Chip>
      <Chip color="primary" variant="solid" size="sm">
        New
      </Chip>
    </Stack>
  );
}
