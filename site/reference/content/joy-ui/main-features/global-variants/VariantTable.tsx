import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantTable() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: 2 }}>
      {variants.map((variant) => (
        <Sheet
          key={variant}
          variant={variant}
          sx={{ p: 1.5, borderRadius: 'md', display: 'grid', gap: 1, justifyItems: 'start' }}
        >
          {variant}
          <Button variant={variant} size="sm">
            Button
          </Button>
          <Chip variant={variant} color="success">
            Chip
          </Chip>
        </Sheet>
      ))}
    </Box>
  );
}
