import { NoSsr } from '@mui/base/NoSsr';

function TimeZone() {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  return (
    <strong>
      {timeZone} ({locale})
    </strong>
  );
}

export default function Deadlines() {
  return (
    <p>
      Deadlines are shown in{' '}
      <NoSsr fallback="your own time zone">
        <TimeZone />
      </NoSsr>
      .
    </p>
  );
}
