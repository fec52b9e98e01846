import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['outlined', 'soft', 'plain'] as const;

export default function InputLooks() {
  return (
    <Stack spacing={2}>
      {sizes.map((size, at) => (
        <Input
          key={size}
          size={size}
          variant={variants[at]}
          defaultValue={`${size}, ${variants[at]}`}
          slotProps={{ input: { 'aria-label': `Field, ${size}` } }}
        />
      ))}
    </Stack>
  );
}
