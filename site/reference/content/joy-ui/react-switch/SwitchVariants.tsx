import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const variants = ['solid', 'soft', 'outlined'] as const;

export default function SwitchVariants() {
  return (
    <Stack direction="row" spacing={3}>
      {variants.map((variant) => (
        <Switch
          key={variant}
          variant={variant}
          defaultChecked
          slotProps={{ input: { 'aria-label': `Sample, ${variant}` } }}
        />
      ))}
    </Stack>
  );
}
