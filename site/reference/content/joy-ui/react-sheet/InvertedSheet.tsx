import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InvertedSheet() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 3, borderRadius: 'lg', maxWidth: 320 }}
    >
      <Typography level="title-lg" component="p">
        Ship it on Friday?
      </Typography>
      <Typography textColor="inherit" sx={{ mb: 2 }}>Everything on the list is done.</Typography>
      <Button variant="solid">Yes</Button> <Button variant="plain">Not yet</Button>
    </Sheet>
  );
}
