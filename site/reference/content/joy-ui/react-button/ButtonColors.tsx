import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Button key={color} color={color} variant="soft">
          {color}
        </Button>
      ))}
      <Button disabled>disabled</Button>
    </Stack>
  );
}
