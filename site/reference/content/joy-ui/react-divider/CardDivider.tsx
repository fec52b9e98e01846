import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CardDivider() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Card sx={{ width: 180 }}>
        <Typography level="title-md">Edge to edge</Typography>
        <Divider />
        <Typography level="body-sm">The default</Typography>
        <Divider inset="context" />
        <Typography level="body-sm">Within the padding</Typography>
      </Card>
      <List variant="outlined" sx={{ width: 160, borderRadius: 'sm' }}>
        <ListItem>Bread</ListItem>
        <ListDivider aria-hidden />
        <ListItem>Milk</ListItem>
      </List>
    </Stack>
  );
}
