import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';

export default function RootElement() {
  return (
    <Stack spacing={2}>
      <Button component="a" href="#the-root-component">
        A link that looks like a button
      </Button>
      <List component="ol" marker="decimal">
        <ListItem>Numbered</ListItem>
        <ListItem>list</ListItem>
      </List>
    </Stack>
  );
}
