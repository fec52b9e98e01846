import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function BasicTextarea() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Message</FormLabel>
      <Textarea minRows={2} maxRows={5} placeholder="What would you like to tell us?" />
    </FormControl>
  );
}
