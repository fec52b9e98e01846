import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function MultilineField() {
  return (
    <FormControl>
      <FormLabel>What happened?</FormLabel>
      <Textarea minRows={3} placeholder="Steps, and what you expected" />
      <FormHelperText>Please leave out passwords.</FormHelperText>
    </FormControl>
  );
}
