import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

export default function OutlinedCard() {
  return (
    <Stack direction="row" spacing={2}>
      <Card variant="outlined">
        <CardContent>Outlined</CardContent>
      </Card>
      <Card raised>
        <CardContent>Raised</CardContent>
      </Card>
    </Stack>
  );
}
