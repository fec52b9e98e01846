import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedCard() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['solid', 'soft'] as const).map((variant) => (
        <Card key={variant} variant={variant} color="primary" invertedColors sx={{ width: 220 }}>
          <Chip size="sm" variant="solid" sx={{ alignSelf: 'flex-start' }}>
            New
          </Chip>
          <Typography level="title-lg" component="p">
            Card of variant {variant}
          </Typography>
          <Typography level="body-sm" textColor="inherit">Everything in here fits.</Typography>
          <Button variant="solid">Go on</Button>
        </Card>
      ))}
    </Stack>
  );
}
