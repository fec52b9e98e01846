import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'outlined', 'plain', 'solid'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} role="status" variant={variant} color="primary">
          The variant is {variant}.
        </Alert>
      ))}
    </Stack>
  );
}
