import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SignIn() {
  return (
    <Sheet variant="outlined" sx={{ width: 300, p: 3, borderRadius: 'sm', boxShadow: 'md' }}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event: React.FormEvent) => event.preventDefault()}
      >
        <div>
          <Typography level="h4" component="p">
            Welcome!
          </Typography>
          <Typography level="body-sm">Sign in to go on.</Typography>
        </div>
        <FormControl>
          <FormLabel>Mail</FormLabel>
          <Input type="email" placeholder="you@example.org" autoComplete="email" />
        </FormControl>
        <FormControl>
          <FormLabel>Password</FormLabel>
          <Input type="password" autoComplete="current-password" />
        </FormControl>
        <Button type="submit">Sign in</Button>
        <Typography
          level="body-sm"
          endDecorator={<Link href="#where-to-go-from-here">Sign up</Link>}
        >
          No account yet?
        </Typography>
      </Stack>
    </Sheet>
  );
}
