import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustedInput() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Input
          key={size}
          size={size}
          startDecorator={<Search />}
          endDecorator={<Button variant="soft">Find</Button>}
          slotProps={{ input: { 'aria-label': `Search, size ${size}` } }}
        />
      ))}
    </Stack>
  );
}
