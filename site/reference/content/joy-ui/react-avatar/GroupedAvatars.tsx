import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const people = ['Ada', 'Ben', 'Cleo'];

export default function GroupedAvatars() {
  return (
    <AvatarGroup size="lg" role="group" aria-label="Ada, Ben, Cleo and 4 others">
      {people.map((name) => (
        <Avatar key={name} color="primary">
          {name.slice(0, 2)}
        </Avatar>
      ))}
      <Avatar>+4</Avatar>
    </AvatarGroup>
  );
}
