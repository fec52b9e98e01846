import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const ratios = ['21/9', '1'];

export default function BoundedRatio() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      {ratios.map((ratio) => (
        <AspectRatio key={ratio} flex ratio={ratio} minHeight={80} maxHeight={160} variant="outlined">
          <div>{ratio}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
