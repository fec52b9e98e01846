import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const people = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Mary Jackson'];
const colors = ['#00695c', '#4527a0', '#ad1457', '#1565c0'];

/** The same name gives the same color, on the server and in the browser. */
function colorOf(name: string) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return colors[sum % colors.length];
}

function initialsOf(name: string) {
  return name
    .split(' ')
    .map((part) => part[0])
    .join('');
}

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: colorOf(name), color: '#fff' }}
        >
          {initialsOf(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
