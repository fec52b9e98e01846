import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import type { ReactElement } from 'react';

interface Person {
  name: string;
  url?: string;
}

/** People. */
export function Team({ people, lead }: { people: Person[]; lead?: Person }) {
  return <Stack>{[lead, ...people].map((person) => person?.name)}</Stack>;
}

/** One of them. */
export function Member({
  name,
  picture,
  badge,
}: {
  name: string;
  picture?: string | undefined;
  badge?: ReactElement | undefined;
}) {
  return (
    <Avatar alt={name} {...(picture === undefined ? {} : { src: picture })}>
      {badge ?? name}
    </Avatar>
  );
}
