import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipLooks() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Tooltip key={variant} title="Three new messages" variant={variant} describeChild>
          <Button variant="plain">{variant}</Button>
        </Tooltip>
      ))}
      <Tooltip title="Choose a file first" describeChild>
        <span>
          <Button disabled>Upload</Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
