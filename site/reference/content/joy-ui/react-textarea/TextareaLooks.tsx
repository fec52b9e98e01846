import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['outlined', 'soft', 'plain'] as const;

export default function TextareaLooks() {
  return (
    <Stack spacing={2}>
      {sizes.map((size, at) => (
        <Textarea
          key={size}
          size={size}
          variant={variants[at]}
          minRows={2}
          defaultValue={`${size}, ${variants[at]}`}
          slotProps={{ textarea: { 'aria-label': `Note, ${size}` } }}
        />
      ))}
    </Stack>
  );
}
