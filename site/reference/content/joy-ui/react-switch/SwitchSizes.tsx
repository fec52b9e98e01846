import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SwitchSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Switch
          key={size}
          size={size}
          defaultChecked
          slotProps={{ input: { 'aria-label': `Lamp, ${size}` } }}
        />
      ))}
      <Switch disabled slotProps={{ input: { 'aria-label': 'Lamp without a bulb' } }} />
    </Stack>
  );
}
